import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress, createCompressor, decompress } from "./content-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br; q=0.8 , gzip;q=0.8", "br"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["identity, br;q=0.2", "identity"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["br;q=much", "identity"],
  ["embr, gzipped", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(["br", "gzip"] as const)("%s gives back what was compressed", async (encoding) => {
  const text = "A gift for everybody. ".repeat(500);
  const compressed = await compress(Buffer.from(text), encoding);
  expect(compressed.length).toBeLessThan(500);
  expect(DECODERS[encoding](compressed).toString()).toBe(text);
  expect((await decompress(compressed, encoding)).toString()).toBe(text);
});

test.each(["br", "gzip"] as const)("%s lets each piece go on before the next one comes", async (encoding) => {
  const compressor = createCompressor(encoding);
  const pieces: Buffer[] = [];
  const nextPiece = () => new Promise<Buffer>((resolve) => compressor.once("data", resolve));
  for (const line of ["one\n", "two\n"]) {
    const arrived = nextPiece();
    compressor.write(line);
    pieces.push(await arrived);
  }
  const last = nextPiece();
  compressor.end();
  pieces.push(await last);
  expect(DECODERS[encoding](Buffer.concat(pieces)).toString()).toBe("one\ntwo\n");
});
