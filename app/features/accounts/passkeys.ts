import { z } from "zod";
import { toSameOriginPath } from "#app/platform/same-origin.ts";
import { line } from "#app/platform/text-fields.ts";
import { PASSWORD_MAX } from "./constants.ts";

const base64url = z
  .string()
  .max(12_000)
  .regex(/^[\w-]+$/);
const credentialId = base64url.max(1400);

// Browsers add fields of their own to these objects; only the named ones are passed on.
const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, userHandle: base64url.optional() }),
});

const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).transform(() => ({})),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]))
      .max(10)
      .optional(),
  }),
});

export const passkeySignInSchema = z.strictObject({
  challengeId: z.guid(),
  response: assertion,
  next: z.unknown().transform((path) => toSameOriginPath(path)),
});
export const passkeyOptionsSchema = z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX) });
export const passkeyAddSchema = z.strictObject({
  challengeId: z.guid(),
  name: line(60),
  response: attestation,
});

export type Assertion = z.output<typeof assertion>;
export type Attestation = z.output<typeof attestation>;
