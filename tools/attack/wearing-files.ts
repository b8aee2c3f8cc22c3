import { makePngBomb, paintPicture } from "#tests/factories/pictures.ts";
import sharp from "sharp";
import type { Body } from "./requests.ts";

type File = Extract<Body, { kind: "bytes" }>;
type MakeFile = (bytes: number) => Buffer | Promise<Buffer>;

/** Larger files only take as many times as long; what grows faster than a file shows at this size. */
const LARGEST_BYTES = 4_000_000;

const text = (make: (length: number) => string): MakeFile => {
  return (bytes) => Buffer.from(make(bytes).slice(0, bytes));
};
const filled = (head: string, part: string, tail = "") => {
  return text((length) => head + part.repeat(Math.floor((length - head.length - tail.length) / part.length)) + tail);
};

const TABLES: Readonly<Record<string, MakeFile>> = {
  "a cell as long as the file": filled('name,price,description\nA mug,12,"', "x ", '"\n'),
  "a quotation that never ends": filled('name,price,description\nA mug,12,"', '""\n'),
  "as many columns as there is room for": filled("name,price", ",interest_types", "\nA mug,12\n"),
  "as many cells as there is room for": filled("name,price\nA mug,12", ","),
  "lines of one letter": filled("name,price\n", "a\n"),
  "lines that are all refused": filled("name,price,interest_types\n", "=1+1,x,\n"),
  "semicolons, commas and tabs": filled("name;price,brand\ttags\n", "a;b,c\td\n"),
  "more categories than anyone has": filled("name,price,interest_types\nA mug,12,", "Tea|"),
};

const SVG_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">';

const DRAWINGS: Readonly<Record<string, MakeFile>> = {
  "open elements": filled(SVG_HEAD, "<g>"),
  "elements side by side": filled(SVG_HEAD, "<g/>", "</svg>"),
  "a path as long as the file": filled(`${SVG_HEAD}<path d="M0 0`, "h1v1", '"/></svg>'),
  "attributes as many as there is room for": text(
    (length) => `${SVG_HEAD}<path ${Array.from({ length: length / 20 }, (_, place) => `a${place}="x"`).join(" ")}/></svg>`,
  ),
  "a style as long as the file": filled(`${SVG_HEAD}<path style="`, "fill:red;", '"/></svg>'),
  "references that are never closed": filled(`${SVG_HEAD}<path fill="`, "url(#a ", '"/></svg>'),
  entities: filled(`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG_HEAD}<path d="`, "&a;", '"/></svg>'),
};

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } } });

const PICTURES: Readonly<Record<string, MakeFile>> = {
  "a bomb": () => makePngBomb(60_000, 60_000),
  "a bomb of sixteen bits, interlaced": () => makePngBomb(6300, 6300, { bits: 16, isInterlaced: true }),
  "the most pixels": () => paintPicture(8000, 5000),
  "the most pixels of a logo": () => paintPicture(4000, 2000),
  noise: () => noise(1000, 1000).png().toBuffer(),
  "noise in many passes": () => noise(2400, 1600).jpeg({ progressive: true, quality: 90 }).toBuffer(),
};

/** Returns a look's file that has this as its logo. */
const asLogo =
  (given: string, make: MakeFile): MakeFile =>
  async (bytes) => {
    const logo = { data: (await make(Math.floor(bytes / 2))).toString("base64") };
    const file: unknown = JSON.parse(given);
    return Buffer.from(JSON.stringify({ ...(typeof file === "object" ? file : null), logo }));
  };

function listFor({ type, bytes }: File): [string, MakeFile][] {
  if (type === "text/csv") return Object.entries(TABLES);
  const images = Object.entries({ ...DRAWINGS, ...PICTURES });
  if (type !== "application/json") return images;
  return [["open brackets", filled("", "[")], ...images.map(([what, make]): [string, MakeFile] => [what, asLogo(String(bytes), make)])];
}

/** Returns the most wearing files of the kind that an address takes, each in place of the one that its page sends. */
export async function makeWearingFiles(body: File, maxBytes: number): Promise<[what: string, body: File][]> {
  const made = listFor(body).map(async ([what, make]): Promise<[string, File]> => {
    const bytes = await make(Math.min(maxBytes, LARGEST_BYTES) - 1);
    return [what, { ...body, bytes }];
  });
  return (await Promise.all(made)).filter(([, { bytes }]) => bytes.length <= maxBytes);
}
