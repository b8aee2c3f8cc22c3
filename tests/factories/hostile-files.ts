import { makePngBomb, paintPicture } from "./pictures.ts";

/** A file that must be refused, and the expected refusal. */
export interface HostileFile {
  what: string;
  make(): Buffer | Promise<Buffer>;
  name: string;
  status: number;
  reason: string;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const wrongType = (what: string, name: string, content: Buffer): HostileFile => ({
  what,
  make: () => content,
  name,
  status: 422,
  reason: "wrong-type",
});
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Files that imitate another type, that would run, or that are larger than they look (U1, U2). */
export const HOSTILE_FILES: readonly HostileFile[] = [
  wrongType("an SVG named .png", "picture.png", Buffer.from(SVG)),
  wrongType("an SVG with an XML head", "picture.jpg", Buffer.from(`<?xml version="1.0"?>${SVG}`)),
  wrongType("an SVG behind a byte order mark and a comment", "picture.webp", Buffer.from(`\ufeff<!-- x -->\n${SVG}`)),
  wrongType("HTML named .jpg", "picture.jpg", Buffer.from("<!doctype html><script>alert(1)</script>")),
  wrongType("a program named .pdf", "terms.pdf", Buffer.concat([Buffer.from("\x7fELF"), Buffer.alloc(200)])),
  wrongType("an archive named .png", "picture.png", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(200)])),
  wrongType("a text", "words.png", Buffer.from("just words")),
  {
    what: "a damaged picture",
    make: () => Buffer.concat([JPEG_HEAD, Buffer.alloc(60)]),
    name: "damaged.jpg",
    status: 422,
    reason: "not-an-image",
  },
  { what: "a bomb", make: () => makePngBomb(60_000, 60_000), name: "bomb.png", status: 422, reason: "too-many-pixels" },
  { what: "more than 40 megapixels", make: () => paintPicture(8000, 5001), name: "poster.png", status: 422, reason: "too-many-pixels" },
  { what: "nothing", make: () => Buffer.alloc(0), name: "empty.png", status: 422, reason: "empty" },
];
