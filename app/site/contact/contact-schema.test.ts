import { describe, expect, test } from "vitest";
import { CONTACT_LIMITS } from "./contact-fields.ts";
import { contactForm } from "./contact-schema.ts";

const good = { name: "Ada", email: "ada@example.com", message: "Do you wrap?" };
const read = (fields: Record<string, string>) => contactForm.parse(fields);

test("a filled form is a message", () => {
  expect(read(good)).toEqual({ ok: true, message: good, isTrapped: false });
});

test("an empty form says what each field needs and loses nothing", () => {
  const reading = read({ name: "  ", email: "", message: " \r\n" });
  expect(reading).toEqual({
    ok: false,
    reason: "invalid",
    typed: { name: "  ", email: "", message: " \r\n" },
    errors: {
      name: "Please tell us your name.",
      email: "Please enter your email address so we can reply.",
      message: "Please write your message.",
    },
  });
});

test("a form without its fields is an empty one", () => {
  expect(contactForm.parse({}).ok).toBe(false);
});

test.each(["ada", "ada@", "ada@example", "ada@example.com\r\nBcc: x@example.com", "a@b.com, c@d.com", "Ada <ada@example.com>"])(
  "%j is no address",
  (email) => {
    const reading = read({ ...good, email });
    expect(!reading.ok && reading.errors.email).toBeTruthy();
  },
);

test("a name is one line, whatever was pasted", () => {
  const reading = read({ ...good, name: "Ada\r\nBcc: x@example.com\u0000" });
  expect(reading.ok && reading.message.name).toBe("Ada Bcc: x@example.com");
});

describe("lengths", () => {
  test("as many characters as the field takes are fine, line breaks counted once", () => {
    const message = "ab\r\n".repeat(CONTACT_LIMITS.message / 4) + "x".repeat(CONTACT_LIMITS.message / 4);
    expect(read({ ...good, message }).ok).toBe(true);
  });

  test.each(["name", "email", "message"] as const)("one more in %s is not, and stays", (field) => {
    const text = field === "email" ? `${"a".repeat(CONTACT_LIMITS.email)}@example.com` : "x".repeat(CONTACT_LIMITS[field] + 1);
    const reading = read({ ...good, [field]: text });
    expect(!reading.ok && reading.errors[field]).toMatch(/at most/);
    expect(!reading.ok && reading.typed[field]).toBe(text);
  });
});

test("a filled-in trap is told from a person", () => {
  const reading = read({ ...good, leave_empty: "https://spam.example" });
  expect(reading.ok && reading.isTrapped).toBe(true);
});
