/**
 * Reads a value of JSON: returns it with its type and without the fields that it does not name, or throws an error that names the `place`
 * that does not fit.
 */
export type Shape<Value> = (value: unknown, place?: string) => Value;
export type ValueOf<Read extends Shape<unknown>> = ReturnType<Read>;

type Shapes = Readonly<Record<string, Shape<unknown>>>;
/** Fields whose shape may be undefined may be missing. */
type OptionalKey<Fields extends Shapes> = { [Key in keyof Fields]: undefined extends ValueOf<Fields[Key]> ? Key : never }[keyof Fields];
type ObjectOf<Fields extends Shapes> = {
  [Key in keyof Fields as Exclude<Key, OptionalKey<Fields>>]: ValueOf<Fields[Key]>;
} & { [Key in keyof Fields as Extract<Key, OptionalKey<Fields>>]?: Exclude<ValueOf<Fields[Key]>, undefined> };

function refuse(place: string, wanted: string): never {
  throw new Error(`${place} is not ${wanted}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const text: Shape<string> = (value, place = "It") => (typeof value === "string" ? value : refuse(place, "a text"));
export const number: Shape<number> = (value, place = "It") => (typeof value === "number" ? value : refuse(place, "a number"));
export const flag: Shape<boolean> = (value, place = "It") => (typeof value === "boolean" ? value : refuse(place, "true or false"));

/** A date and time, which JSON writes as a text and the router hands over as it is. */
export const date: Shape<Date> = (value, place = "It") => {
  const read = value instanceof Date ? value : new Date(text(value, place));
  return Number.isNaN(read.getTime()) ? refuse(place, "a date") : read;
};

/** One of the given values. */
export function oneOf<const Values extends readonly (string | boolean)[]>(...values: Values): Shape<Values[number]> {
  const isOne = (value: unknown): value is Values[number] => values.some((each) => each === value);
  return (value, place = "It") => (isOne(value) ? value : refuse(place, values.join(" or ")));
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value, place) => (value === null ? null : shape(value, place));
}

/** For a field that may be missing. */
export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value, place) => (value === undefined ? undefined : shape(value, place));
}

export function list<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value, place = "It") =>
    Array.isArray(value) ? value.map((each: unknown, index) => shape(each, `${place}[${index}]`)) : refuse(place, "a list");
}

/** A list of exactly two values. */
export function pair<Value>(shape: Shape<Value>): Shape<[Value, Value]> {
  return (value, place = "It") => {
    const [first, second, ...more] = list(shape)(value, place);
    return first === undefined || second === undefined || more.length > 0 ? refuse(place, "a pair") : [first, second];
  };
}

/** Values by names that the answer chooses. */
export function record<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value, place = "It") =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each, `${place}.${key}`)]))
      : refuse(place, "an object");
}

export function object<const Fields extends Shapes>(fields: Fields): Shape<ObjectOf<Fields>> {
  return (value, place = "It") => {
    if (!isRecord(value)) return refuse(place, "an object");
    const read = Object.entries(fields).map(([key, shape]) => [key, shape(value[key], `${place}.${key}`)] as const);
    // Each field was read by the shape that its type comes from, which `fromEntries` cannot express.
    return Object.fromEntries(read.filter(([, each]) => each !== undefined)) as ObjectOf<Fields>;
  };
}

/** Values by the names of a list, all of which the answer must have. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], shape: Shape<Value>): Shape<Record<Key, Value>> {
  return (value, place = "It") => {
    if (!isRecord(value)) return refuse(place, "an object");
    return Object.fromEntries(keys.map((key) => [key, shape(value[key], `${place}.${key}`)])) as Record<Key, Value>;
  };
}

/** The first of several shapes that fits; an error names what the last one lacks. */
export function union<Values extends readonly unknown[]>(
  ...shapes: { [Index in keyof Values]: Shape<Values[Index]> }
): Shape<Values[number]> {
  const tried: readonly Shape<Values[number]>[] = shapes;
  return (value, place) => {
    let fault: unknown;
    for (const shape of tried) {
      try {
        return shape(value, place);
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  };
}

/** Reads a value that may be anything, such as what a browser has stored; null where it does not fit. */
export function valueOrNull<Value>(shape: Shape<Value>, value: unknown): Value | null {
  try {
    return shape(value);
  } catch {
    return null;
  }
}
