import { changesIn } from "../change.ts";

const MEASURING = ["app/features/media/measure-picture.test.ts"];
const UPLOADS = ["app/features/media/uploads.commands.test.ts"];

export const UPLOAD_CHANGES = [
  ...changesIn(
    "uploads",
    "app/features/media/addresses.commands.server.ts",
    ["app/features/media/versions.commands.test.ts"],
    [["  await move(transaction, await listFormerPaths(transaction, fileId), path);", "", "A replaced picture keeps its uses."]],
  ),
  ...changesIn(
    "uploads",
    "app/features/media/replacements.commands.server.ts",
    ["app/features/media/versions.commands.test.ts"],
    [
      [
        'if (!(await holdRight("media.edit", actorId, transaction))) return "not-allowed";',
        "",
        "A6 – nothing is replaced without the right.",
      ],
      ['if (!fitCrop(crop, file)) return "outside";', "", "A crop lies within its picture."],
      ['if (file.key !== mediaKey(seen)) return "stale";', "", "C1 – a crop of another picture is told, not made."],
    ],
  ),
  ...changesIn(
    "uploads",
    "app/features/media/bulk.commands.server.ts",
    ["app/features/media/bulk.commands.test.ts"],
    [["and not ${isUsed(used)} returning file.id`;", "returning file.id`;", "Many are deleted at once but for those in use."]],
  ),
  ...changesIn(
    "uploads",
    "app/features/media/uploads.ts",
    ["app/features/media/uploads.test.ts"],
    [
      [
        '    "image/gif": { kind: "image", ending: "gif" },',
        '    "image/gif": { kind: "image", ending: "gif" },\n    "image/svg+xml": { kind: "image", ending: "svg" },',
        "U1 – no SVG.",
      ],
      [
        'return UPLOAD_TYPES.get(mimeType?.split(";")[0] ?? "") ?? null;',
        'return UPLOAD_TYPES.get(mimeType?.split(";")[0] ?? "") ?? { kind: "document", ending: "bin" };',
        "U1 – a type that is not on the list is refused.",
      ],
      [
        'const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\\\")) + 1);',
        "const last = name;",
        "A file's name has no folders.",
      ],
    ],
  ),
  ...changesIn("uploads", "app/features/media/measure-picture.server.ts", MEASURING, [
    ['if (width * height > MAX_PIXELS) return { ok: false, reason: "too-many-pixels" };', "", "U2 – at most 40 megapixels."],
    ['if (exceedsDecodeMemory(head)) return { ok: false, reason: "too-heavy" };', "", "U2 – a picture that takes much memory is refused."],
    [
      'if (!PICTURE_FORMATS.has(format)) return { ok: false, reason: "not-an-image" };',
      "",
      "U1 – what sharp reads beyond the list is refused.",
    ],
  ]),
  ...changesIn(
    "uploads",
    "app/features/media/decode-memory.ts",
    ["app/features/media/decode-memory.test.ts"],
    [
      ['if (format === "heif") return pixels * AVIF_BYTES;', "", "U2 – a large AVIF is held whole."],
      ["const MAX_HELD_BYTES = 205_000_000;", "const MAX_HELD_BYTES = 2_050_000_000;", "U2 – ten bombs add less than 300 MB."],
      ["if (!isProgressive) return 0;", "return 0;", "U2 – an interlaced picture is held whole."],
    ],
  ),
  ...changesIn("uploads", "app/features/media/uploads.commands.server.ts", UPLOADS, [
    [
      "and version_of is null and deleted_at is not null returning name, key, alt`;",
      "and version_of is null returning name, key, alt`;",
      "Only what was deleted is restored.",
    ],
    [
      "if (gone > 0) await Promise.all(storedKeys(kind, key).map((file) => storage().remove(file)));",
      "",
      "The bytes of a deleted file go.",
    ],
    ['if (file.version !== version) return "stale";', "", "C1 – a stale edit is told, not lost."],
    [
      '  await storage().remove(storedAs);\n  return { ok: false, reason: "not-allowed" };',
      '  return { ok: false, reason: "not-allowed" };',
      "Z7 – a refused upload leaves nothing on the disk.",
    ],
  ]),
  ...changesIn(
    "uploads",
    "app/platform/storage/storage.ts",
    ["app/platform/storage/local-storage.test.ts"],
    [
      [
        "return key.length <= 200 && /^[\\w-]+(\\.[\\w-]+)*(\\/[\\w-]+(\\.[\\w-]+)*)*$/.test(key);",
        "return key.length <= 200;",
        "A key cannot leave the folder.",
      ],
      [
        'return CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";',
        'return CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)] ?? "text/html";',
        "U4 – what is not known is sent as bytes.",
      ],
    ],
  ),
  ...changesIn(
    "uploads",
    "app/platform/storage/local-storage.server.ts",
    ["app/platform/storage/local-storage.test.ts"],
    [
      [
        "await link(half, target);",
        'await (await import("node:fs/promises")).rename(half, target);',
        "U3 – a stored file is never overwritten.",
      ],
      ["&& !key.endsWith(PARTIAL_SUFFIX)", "", "A file that is not whole is not listed."],
      ["{ flush: true }", "{}", "D2 – a stored file is flushed to the disk."],
    ],
  ),
  ...changesIn(
    "uploads",
    "app/platform/sandbox-policy.ts",
    ["server/middleware/media-files.test.ts"],
    [["frame-ancestors 'none'; ", "", "U4 – no other site shows a kept file within its page."]],
  ),
  ...changesIn(
    "uploads",
    "server/middleware/media-files.ts",
    ["server/middleware/media-files.test.ts"],
    [
      ["isPublicKey(key) ? await findInTurn(", "true ? await findInTurn(", "U3 – the original with its metadata is never served."],
      ['        "content-security-policy": SANDBOX_POLICY,\n', "", "U4 – nothing in a kept file runs."],
      ['file.contentType.startsWith("image/")\n      ? {}', "file.contentType\n      ? {}", "U4 – what is no picture is an attachment."],
    ],
  ),
];
