// Serves a disk with a write cache as one file, in a process of its own: all reading and writing of that file waits for this process.
//   node tools/crash/disk-process.ts IMAGE SIZE MOUNT_POINT     sends "mounted"; after the message "cut" every request fails
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, read, writeSync } from "node:fs";
import { openVolatileDisk } from "./volatile-disk.ts";

/** The operations of the kernel's FUSE protocol that a single file needs, with the numbers of `linux/fuse.h`. */
const FORGET = 2;
const GETATTR = 3;
const SETATTR = 4;
const OPEN = 14;
const READ = 15;
const WRITE = 16;
const RELEASE = 18;
const FSYNC = 20;
const FLUSH = 25;
const INIT = 26;
const INTERRUPT = 36;
const BATCH_FORGET = 42;
const WITHOUT_ANSWER = new Set([FORGET, INTERRUPT, BATCH_FORGET]);

const EIO = 5;
const ENOSYS = 38;
const BIG_WRITES = 1 << 5;
const MAX_WRITE = 128 * 1024;
const REQUEST_BYTES = 256 * 1024;
const HEADER_BYTES = 40;
const WRITE_HEADER_BYTES = HEADER_BYTES + 40;
const REGULAR_FILE = 0o100600;
const NOTHING = Buffer.alloc(0);

const [image = "", size = "0", mountPoint = ""] = process.argv.slice(2);
const bytes = Number(size);
const disk = openVolatileDisk(image, bytes);
let isCut = false;

const describeFile = () => {
  const answer = Buffer.alloc(104);
  answer.writeBigUInt64LE(3600n, 0);
  answer.writeBigUInt64LE(1n, 16);
  answer.writeBigUInt64LE(BigInt(bytes), 24);
  answer.writeUInt32LE(REGULAR_FILE, 76);
  answer.writeUInt32LE(1, 80);
  return answer;
};

function agreeOnProtocol(): Buffer {
  const answer = Buffer.alloc(64);
  answer.writeUInt32LE(7, 0);
  answer.writeUInt32LE(31, 4);
  answer.writeUInt32LE(MAX_WRITE, 8);
  answer.writeUInt32LE(BIG_WRITES, 12);
  answer.writeUInt32LE(MAX_WRITE, 20);
  return answer;
}

const placeOf = (request: Buffer) => ({ offset: Number(request.readBigUInt64LE(48)), length: request.readUInt32LE(56) });

function write(request: Buffer): Buffer {
  const { offset, length } = placeOf(request);
  disk.write(offset, request.subarray(WRITE_HEADER_BYTES, WRITE_HEADER_BYTES + length));
  const answer = Buffer.alloc(8);
  answer.writeUInt32LE(length, 0);
  return answer;
}

const ANSWERS: Record<number, (request: Buffer) => Buffer> = {
  [INIT]: agreeOnProtocol,
  [GETATTR]: describeFile,
  [SETATTR]: describeFile,
  [OPEN]: () => Buffer.alloc(16),
  [READ](request) {
    const { offset, length } = placeOf(request);
    return disk.read(offset, Math.max(0, Math.min(length, bytes - offset)));
  },
  [WRITE]: write,
  [FSYNC]() {
    disk.flush();
    return NOTHING;
  },
  [FLUSH]: () => NOTHING,
  [RELEASE]: () => NOTHING,
};
const NEEDS_POWER = new Set([READ, WRITE, FSYNC]);

const device = openSync("/dev/fuse", "r+");

function answer(request: Buffer): void {
  const operation = request.readUInt32LE(4);
  if (WITHOUT_ANSWER.has(operation)) return;
  const make = ANSWERS[operation];
  const failure = make === undefined ? ENOSYS : isCut && NEEDS_POWER.has(operation) ? EIO : 0;
  const body = make === undefined || failure !== 0 ? NOTHING : make(request);
  const header = Buffer.alloc(16);
  header.writeUInt32LE(header.length + body.length, 0);
  header.writeInt32LE(-failure, 4);
  request.copy(header, 8, 8, 16);
  // The kernel takes an answer in one piece only.
  writeSync(device, Buffer.concat([header, body]));
}

const UNMOUNTED_PAUSE_MS = 5;
const buffer = Buffer.alloc(REQUEST_BYTES);
function serve(): void {
  read(device, buffer, 0, REQUEST_BYTES, null, (error, length) => {
    // The file has been unmounted.
    if (error?.code === "ENODEV") process.exit(0);
    // Some kernels say so where the file is not mounted yet.
    if (error?.code === "EPERM") return setTimeout(serve, UNMOUNTED_PAUSE_MS);
    if (error !== null && error.code !== "EINTR" && error.code !== "ENOENT") throw error;
    if (error === null) answer(buffer.subarray(0, length));
    serve();
  });
}

process.on("message", (message) => {
  if (message !== "cut" || isCut) return;
  const share = Math.random();
  const fates = disk.cut(() => Math.random() < share);
  isCut = true;
  process.send?.(fates);
});

serve();
const options = `fd=3,rootmode=${REGULAR_FILE.toString(8)},user_id=0,group_id=0,allow_other`;
const mounting = spawn("mount", ["-i", "-t", "fuse", "-o", options, "presently-disk", mountPoint], {
  stdio: ["ignore", "inherit", "inherit", device],
});
const [code] = (await once(mounting, "exit")) as [number | null];
if (code !== 0) process.exit(1);
process.send?.("mounted");
