import { flag, list, number, object, oneOf, optional, text } from "#app/platform/answers/shapes.ts";

const credentials = optional(list(object({ id: text, type: text, transports: optional(list(text)) })));
const userVerification = optional(oneOf("discouraged", "preferred", "required"));
const hints = optional(list(oneOf("hybrid", "security-key", "client-device")));
const extensions = optional(
  object({ appid: optional(text), credProps: optional(flag), hmacCreateSecret: optional(flag), minPinLength: optional(flag) }),
);

/** The WebAuthn options for signing in, with the challenge that they contain. */
export const passkeySignInOptions = object({
  challengeId: text,
  options: object({
    challenge: text,
    timeout: optional(number),
    rpId: optional(text),
    allowCredentials: credentials,
    userVerification,
    hints,
    extensions,
  }),
});

/** The WebAuthn options for a new passkey. */
export const newPasskeyOptions = object({
  challengeId: text,
  options: object({
    rp: object({ name: text, id: optional(text) }),
    user: object({ id: text, name: text, displayName: text }),
    challenge: text,
    pubKeyCredParams: list(object({ alg: number, type: oneOf("public-key") })),
    timeout: optional(number),
    excludeCredentials: credentials,
    authenticatorSelection: optional(
      object({
        authenticatorAttachment: optional(oneOf("cross-platform", "platform")),
        requireResidentKey: optional(flag),
        residentKey: optional(oneOf("discouraged", "preferred", "required")),
        userVerification,
      }),
    ),
    hints,
    attestation: optional(oneOf("direct", "enterprise", "indirect", "none")),
    extensions,
  }),
});

export const passkeySignInAnswer = object({ next: text });
/** A passkey was added; there is nothing to say about it. */
export const passkeyAddAnswer = object({});
