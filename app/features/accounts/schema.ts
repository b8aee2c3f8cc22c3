import { z } from "zod";
import { toSameOriginPath } from "#app/platform/same-origin.ts";
import { filledLine } from "#app/platform/text-fields.ts";
import { isTimeZone } from "#app/platform/time-zones.ts";
import { atMost, toLine } from "#app/platform/text.ts";
import { AUDIT_KINDS, type AuditKind } from "./audit-entries.ts";
import { EMAIL_MAX, INVITATION_DAYS, NAME_MAX, PASSWORD_MAX } from "./constants.ts";
import { type Role, ROLES } from "./types.ts";
import { pageNumber } from "#app/platform/page-schema.ts";

const email = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, "Please enter your email address.")
      .max(EMAIL_MAX, atMost(EMAIL_MAX))
      .pipe(z.email("Please enter an email address such as name@example.com.")),
  );

/** A password that is checked, not chosen: nothing is trimmed, and the length limit only keeps the hash function from being overloaded. */
const givenPassword = z.string().min(1, "Please enter your password.").max(PASSWORD_MAX, atMost(PASSWORD_MAX));

/** findPasswordFaults has the rules for new passwords; the schema only requires one. */
const newPassword = z.string().min(1, "Please choose a password.");

const name = (what: string) => filledLine(NAME_MAX, `Please enter your ${what} name.`);

/** The path to return to; one that leads elsewhere is dropped (A8). */
const next = z
  .unknown()
  .optional()
  .transform((path) => toSameOriginPath(path));

const intent = <const Name extends string>(value: Name) => z.literal(value);

export const signInSchema = z.strictObject({ intent: intent("sign-in"), next, email, password: givenPassword });
export const signUpSchema = z.strictObject({
  intent: intent("sign-up"),
  next,
  firstName: name("first"),
  lastName: name("last"),
  email,
  password: newPassword,
});
export const secondStepSchema = z.strictObject({
  kind: z.enum(["app", "recovery"]),
  next,
  code: z
    .string()
    .transform((code) => code.replaceAll(/\s/g, ""))
    .pipe(z.string().min(1, "Please enter a code.").max(20, "That’s too long for a code.")),
});
export const emailOnlySchema = z.strictObject({ email });
export const tokenSchema = z.strictObject({ token: z.string().max(100) });
export const resetSchema = z.strictObject({ token: z.string().max(100), password: newPassword });
export const nameSchema = z.strictObject({
  intent: intent("name"),
  firstName: name("first"),
  lastName: name("last"),
  opened: z.string().optional(),
});
export type PersonName = Pick<z.output<typeof nameSchema>, "firstName" | "lastName">;
/** The values that the name form was opened with, which it sends back. */
export const openedNameSchema: z.ZodType<Partial<PersonName>> = z.strictObject({ firstName: z.string(), lastName: z.string() }).partial();
export const passwordChangeSchema = z.strictObject({ intent: intent("change-password"), current: givenPassword, next: newPassword });
export const emailChangeSchema = z.strictObject({ intent: intent("change-email"), email, password: givenPassword });
/** Forms of these intents, which ask for the password, a code or the id of what they are about. */
export const passwordForm = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject({ intent: z.enum(names), password: givenPassword });
export const codeForm = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject({ intent: z.enum(names), code: secondStepSchema.shape.code });
export const idForm = <const Name extends string>(...names: readonly Name[]) => z.strictObject({ intent: z.enum(names), id: z.guid() });
export const setupCodeSchema = z.strictObject({
  intent: intent("setup-code"),
  code: filledLine(100, "Please enter the code."),
});
const role = z.enum(ROLES);
export const roleChangeSchema = z.strictObject({ intent: intent("change-role"), id: z.guid(), role: z.union([role, z.literal("none")]) });
export const approvalSchema = z.strictObject({ intent: intent("approve"), id: z.guid(), role });
export const grantSchema = z.strictObject({ intent: intent("grant"), email, role });
export const invitationSchema = z.strictObject({
  intent: intent("invite"),
  role,
  days: z.enum(INVITATION_DAYS.map(String)).transform(Number),
  /** Where the invitation is mailed to; a link to copy where nothing is typed. */
  email: z.union([z.literal("").transform(() => null), email]).optional(),
});
const isOn = z.literal("on").optional();
const ROLE_FIELDS = { owner: isOn, admin: isOn, editor: isOn, author: isOn, viewer: isOn } satisfies Record<Role, typeof isOn>;
/** A field for each role that is to need a second factor. */
export const secondFactorsSchema = z.strictObject({ intent: intent("second-factors"), ...ROLE_FIELDS });

/** A day that a log can have; it is far from the ends of the calendar, where days cannot be counted on. */
const day = z.iso
  .date()
  .refine((text) => text >= "1970-01-01" && text < "3000-01-01")
  .optional()
  .catch(undefined);

/** The filters in the URL of the audit log; invalid ones are ignored. `from` and `until` are whole days, in UTC. */
export const auditFilterSchema = z.object({
  actor: z.guid().optional().catch(undefined),
  kind: z
    .enum(Object.keys(AUDIT_KINDS) as [AuditKind, ...AuditKind[]])
    .optional()
    .catch(undefined),
  subject: z.guid().optional().catch(undefined),
  /** The last change of a group, whose changes are shown one by one. */
  group: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional()
    .catch(undefined),
  from: day,
  until: day,
  /** The time zone of both days; where there is none, they are the site's. */
  zone: z.string().refine(isTimeZone).optional().catch(undefined),
  page: pageNumber,
});
export type AuditAddress = z.output<typeof auditFilterSchema>;

/** The filters of the list of accounts in a URL; `any` is any role. */
export const peopleFilterSchema = z.object({
  people: z.string().transform(toLine).pipe(z.string().max(200)).catch(""),
  role: z.enum(["", "any", ...ROLES]).catch(""),
  page: pageNumber,
});
export type PeopleFilter = z.output<typeof peopleFilterSchema>;

export type SignInFields = Pick<z.output<typeof signInSchema>, "email" | "password">;
export type SignUpFields = Pick<z.output<typeof signUpSchema>, "firstName" | "lastName" | "email" | "password">;
