import { generateKeyPairSync, sign } from "node:crypto";

const DAY_MS = 86_400_000;
/** ECDSA with SHA-256 (1.2.840.10045.4.3.2), and the common name (2.5.4.3), as ASN.1 has them. */
const SIGNED_WITH = Buffer.from([0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]);
const COMMON_NAME = Buffer.from([0x06, 0x03, 0x55, 0x04, 0x03]);
const [INTEGER, BIT_STRING, TEXT, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x0c, 0x17, 0x30, 0x31] as const;

function encode(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const encodeTime = (ms: number) => encode(TIME, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replaceAll(/[-T:]/g, "")}Z`));

/** Makes a certificate for a host name that nobody but its own key has signed, valid since the day before yesterday and for `validMs` from now on. */
export function makeSelfSignedCertificate(host: string, validMs = DAY_MS): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = encode(SEQUENCE, SIGNED_WITH);
  const name = encode(SEQUENCE, encode(SET, encode(SEQUENCE, COMMON_NAME, encode(TEXT, Buffer.from(host)))));
  const validity = encode(SEQUENCE, encodeTime(Date.now() - 2 * DAY_MS), encodeTime(Date.now() + validMs));
  const serial = encode(INTEGER, Buffer.from([1]));
  const content = encode(SEQUENCE, serial, algorithm, name, validity, name, publicKey.export({ type: "spki", format: "der" }));
  const signature = encode(BIT_STRING, Buffer.from([0]), sign("sha256", content, privateKey));
  const body = encode(SEQUENCE, content, algorithm, signature).toString("base64");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
    cert: `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
  };
}
