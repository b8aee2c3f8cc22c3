import type { z } from "zod";

/** Somebody saved another value meanwhile in each field of `disputed`: nothing was written. */
export interface FormConflict<Fields extends object> {
  ok: false;
  reason: "conflict";
  disputed: (keyof Fields & string)[];
  /** What is saved now. */
  now: Fields;
  /** What the form was opened with, once its reader has been told of `now`: saving again then replaces it. */
  opened: Partial<Fields>;
}

/**
 * Brings a form together with what was saved while it was open, in another tab or on another device: a field that the form leaves as it was
 * opened stays as it is saved now. What both sides changed is disputed, and so is a difference in a field of which `opened` says nothing.
 */
export function mergeForm<Fields extends object>(
  mine: Fields,
  now: Fields,
  opened: Partial<Fields>,
): { ok: true; fields: Fields } | FormConflict<Fields> {
  const fields = { ...mine };
  const disputed: (keyof Fields & string)[] = [];
  for (const name of Object.keys(mine) as (keyof Fields & string)[]) {
    if (mine[name] === now[name] || opened[name] === now[name]) continue;
    if (opened[name] === mine[name]) fields[name] = now[name];
    else disputed.push(name);
  }
  if (disputed.length === 0) return { ok: true, fields };
  const told = Object.fromEntries(disputed.map((name) => [name, now[name]])) as Partial<Fields>;
  return { ok: false, reason: "conflict", disputed, now, opened: { ...opened, ...told } };
}

/** The values that a form was opened with, as a hidden field of it carries them in JSON; none where that cannot be read. */
export function readOpened<Fields>(text: string | undefined, schema: z.ZodType<Partial<Fields>>): Partial<Fields> {
  try {
    const reading = schema.safeParse(JSON.parse(text ?? ""));
    return reading.success ? reading.data : {};
  } catch {
    return {};
  }
}
