import { parseSync } from "vite";

/** A node of a parsed file, seen as what it holds. */
type Node = Readonly<Record<string, unknown>> & { type: string; start: number };

const SOURCE = /^(?:app|db|scripts|server)\/.*\.tsx?$/;
const PROOF = /\.test\.tsx?$/;
/** Matches the name of a field that holds an amount: `cents`, `priceCents`, `price_cents`. */
const AMOUNT = /(?:^c|C|_c)ents$/;
const CURRENCY = "currency";
/** Functions that make a shape of what is read: of a row of SQL, of what is sent, of an answer. A shape that it spreads in may lack a currency. */
const SHAPING = new Set(["rowOf", "object", "strictObject", "looseObject", "extend", "safeExtend"]);
/** Types that take some fields of another one, by their names. */
const PICKING = new Set(["Pick", "Record"]);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value && "start" in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []);

function nameOf(key: unknown): string {
  if (!isNode(key)) return "";
  return key.type === "Identifier" ? String(key.name) : key.type === "Literal" ? String(key.value) : "";
}

/** Returns the last word of a callee: `strictObject` of `z.strictObject`. */
function lastWord(callee: unknown): string {
  if (!isNode(callee)) return "";
  return callee.type === "MemberExpression" ? nameOf(callee.property) : nameOf(callee);
}

const lacksCurrency = (names: readonly string[]) => names.some((name) => AMOUNT.test(name)) && !names.includes(CURRENCY);

/** Returns the names of the fields that a type, a shape or a value writes out; undefined for what is none, or takes the rest from another value. */
function fieldsOf(node: Node, isShape: boolean): string[] | undefined {
  if (node.type === "TSInterfaceBody") return nodesIn(node.body).map(({ key }) => nameOf(key));
  if (node.type === "TSTypeLiteral") return nodesIn(node.members).map(({ key }) => nameOf(key));
  if (node.type === "TSTypeReference" && PICKING.has(nameOf(node.typeName))) return literalsIn(node.typeArguments);
  if (node.type !== "ObjectExpression") return undefined;
  const properties = nodesIn(node.properties);
  if (!isShape && properties.some(({ type }) => type === "SpreadElement")) return undefined;
  return properties.map(({ key }) => nameOf(key));
}

/** Returns the texts among the arguments of a type: the names that `Pick` takes. */
function literalsIn(value: unknown): string[] {
  return nodesIn(value).flatMap((node) => {
    if (node.type === "TSLiteralType") return [nameOf(node.literal)];
    return node.type === "TSUnionType" ? literalsIn(node.types) : literalsIn(node.params);
  });
}

function findPlaces(value: unknown, isShape: boolean): number[] {
  if (Array.isArray(value)) return value.flatMap((part) => findPlaces(part, isShape));
  if (!isNode(value)) return [];
  const fields = fieldsOf(value, isShape);
  const own = fields !== undefined && lacksCurrency(fields) ? [value.start] : [];
  if (value.type === "CallExpression") {
    const shapes = SHAPING.has(lastWord(value.callee));
    return [...own, ...findPlaces(value.callee, false), ...findPlaces(value.arguments, shapes)];
  }
  return [...own, ...Object.values(value).flatMap((part) => findPlaces(part, false))];
}

/** Returns the lines of a file that write an amount with a sign of their own. */
export function findWrittenSigns(file: string, text: string): string[] {
  if (!/^app\/.*\.tsx?$/.test(file) || PROOF.test(file) || file === "app/platform/money.ts") return [];
  return text.split("\n").flatMap((line, index) =>
    // A dollar before a value of a template, and one that stands alone in markup.
    /\$\$\{|>\$</.test(line)
      ? [`${file}:${index + 1}: an amount with a sign of its own. Use formatMoney or currencySign of platform/money.ts.`]
      : [],
  );
}

/** Returns the places of a file where a type, a shape or a value has an amount of cents without its currency beside it. */
export function findLoneCents(file: string, text: string): string[] {
  if (!SOURCE.test(file) || PROOF.test(file) || !text.includes("ents")) return [];
  return findPlaces(parseSync(file, text).program, false).map((start) => {
    const line = text.slice(0, start).split("\n").length;
    return `${file}:${line}: cents without their currency. Name \`currency\` beside them, or take Money of platform/money.ts.`;
  });
}
