import { PASSWORD } from "#tests/factories/users.ts";
import { BENIGN_PAGE } from "./local-shop.ts";
import { form, json, type WriteSamples } from "./requests.ts";

const TOKEN = "x".repeat(43);
const NAME = { firstName: "Ada", lastName: "Lovelace" };
const CREDENTIAL = { id: "abcd", rawId: "abcd", type: "public-key", clientExtensionResults: {} };

/** Samples of what users send, with and without an account. */
export const PERSON_SAMPLES: WriteSamples = {
  "/auth": ({ userEmail }) => [
    form({ intent: "sign-in", email: userEmail, password: "not it", next: "/profile" }),
    form({ intent: "sign-up", ...NAME, email: "somebody@example.com", password: PASSWORD, next: "/" }),
  ],
  "/auth/two-factor": () => [form({ kind: "app", code: "123456", next: "/" }), form({ kind: "recovery", code: "abcd-efgh" })],
  "/auth/forgot": ({ userEmail }) => [form({ email: userEmail })],
  "/auth/reset": () => [form({ token: TOKEN, password: PASSWORD })],
  "/auth/resend": ({ userEmail }) => [form({ email: userEmail })],
  "/auth/confirm": () => [form({ token: TOKEN })],
  "/auth/approve-email": () => [form({ token: TOKEN })],
  "/auth/confirm-new-email": () => [form({ token: TOKEN })],
  "/auth/sign-out": () => [form({})],
  "/invitations/:token": () => [form({})],
  "/auth/passkey/options": () => [json({})],
  "/auth/passkey": () => [
    json({
      challengeId: crypto.randomUUID(),
      response: { ...CREDENTIAL, response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" } },
      next: "/",
    }),
  ],
  "/profile": () => [form({ intent: "name", opened: JSON.stringify(NAME), ...NAME }), form({ intent: "resend" })],
  "/profile/security": () => [
    form({ intent: "change-password", current: "not it", next: "another password" }),
    form({ intent: "change-email", email: "new@example.com", password: "not it" }),
    form({ intent: "end-session", id: crypto.randomUUID() }),
    form({ intent: "end-other-sessions" }),
    form({ intent: "end-all-sessions" }),
  ],
  "/profile/two-factor": () => [
    form({ intent: "start", password: "not it" }),
    form({ intent: "confirm", code: "123456" }),
    form({ intent: "renew-codes", password: "not it" }),
    form({ intent: "stop", password: "not it" }),
  ],
  "/profile/passkeys": () => [form({ intent: "remove", id: crypto.randomUUID() })],
  "/profile/data": () => [form({ intent: "delete-account", password: "not it" })],
  "/profile/passkeys/options": () => [json({ password: "not it" })],
  "/profile/passkeys/add": () => [
    json({
      challengeId: crypto.randomUUID(),
      name: "Key",
      response: { ...CREDENTIAL, response: { clientDataJSON: "e30", attestationObject: "AA", transports: ["usb"] } },
    }),
  ],

  "/gift-lists": ({ listId, foreignListId }) => [
    form({ intent: "create", name: "For mum" }),
    form({ intent: "delete", listId: foreignListId }),
    form({ intent: "restore", listId }),
  ],
  "/gift-lists/:list": ({ itemId }) => [
    form({ change: "edit-item", opened: "{}", itemId, note: "blue", quantity: "2" }),
    form({ change: "edit-list", opened: "{}", name: "Own", description: "Mine", occasionDate: "2027-01-01", claimsRevealedOn: "" }),
  ],
  "/gift-lists/:list/add": () => [
    form({ intent: "look-up", url: BENIGN_PAGE }),
    form({ intent: "look-up", url: "http://127.0.0.1:22/" }),
    form({ intent: "type-in", url: "https://shop.example/mug" }),
    form({ intent: "add", url: "https://shop.example/mug", title: "Mug", price: "5", note: "", quantity: "1", imageUrl: "" }),
  ],
  "/gift-lists/:list/changes": ({ itemId, otherListId, foreignListId, foreignItemId }) => [
    json({
      change: "edit-list",
      fields: { opened: "{}", name: "Own", description: "", occasionDate: "2027-01-01", claimsRevealedOn: "2027-01-01" },
    }),
    json({ change: "share", fields: { isOn: "on" } }),
    json({ change: "edit-item", fields: { itemId, opened: "{}", note: "x", quantity: "1", isSplit: "on", splitGoal: "20" } }),
    json({ change: "edit-item", fields: { itemId: foreignItemId, opened: "{}", note: "x", quantity: "1" } }),
    json({ change: "remove-item", fields: { itemId: foreignItemId } }),
    json({ change: "restore-item", fields: { itemId } }),
    json({ change: "place-item", fields: { itemId, beforeId: "" } }),
    json({ change: "move-item", fields: { itemId, targetId: foreignListId } }),
    json({ change: "copy-item", fields: { itemId, targetId: otherListId } }),
  ],
  "/setup": () => [form({ intent: "setup-code", code: "abcd-efgh" })],
  "/admin-access": () => [form({ intent: "request" })],
};
