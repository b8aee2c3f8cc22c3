import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { chooseEncoding } from "#app/platform/content-encoding.ts";
import { readFileRange } from "#app/platform/storage/read-range.server.ts";
import { answerFile, type FileToAnswer } from "../answer-file.ts";
import type { ServerVariables } from "../render-page.ts";

/** Which files are served, and for how long they may be kept: those with a hash in their name never change. */
const CACHED = [
  { names: /^\/assets\//, cacheControl: "public, max-age=31536000, immutable" },
  { names: /\.(?:svg|png|ico|webmanifest)$/, cacheControl: "public, max-age=3600" },
] as const;
/** Endings of the compressed copies that the build has made. */
const COPIES = { br: ".br", gzip: ".gz", identity: "" } as const;

function fileAt(folder: string, name: string): FileToAnswer {
  const file = path.join(folder, name);
  const { size, mtimeMs } = statSync(file);
  return {
    size,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    read: (start, end) => readFileRange(file, start, end),
  };
}

/** Serves the files that are in the folder now; those of a build do not change while it runs. */
export function staticFiles(folder: string): MiddlewareHandler<ServerVariables> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    found.map(({ parentPath, name }) => {
      const relative = path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/");
      return [`/${relative}`, fileAt(folder, relative)];
    }),
  );
  return async (c, next) => {
    const name = c.req.path;
    const kind = CACHED.find(({ names }) => names.test(name));
    const whole = kind === undefined ? undefined : files.get(name);
    if (kind === undefined || whole === undefined || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const copy = encoding === "identity" ? undefined : files.get(name + COPIES[encoding]);
    return answerFile({ method: c.req.method, header: (header) => c.req.header(header) }, copy ?? whole, {
      "content-type": getMimeType(name) ?? "application/octet-stream",
      "cache-control": kind.cacheControl,
      ...(copy === undefined ? {} : { "content-encoding": encoding }),
      ...(files.has(name + COPIES.br) || files.has(name + COPIES.gzip) ? { vary: "Accept-Encoding" } : {}),
    });
  };
}
