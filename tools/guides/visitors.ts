import { request } from "node:https";
import { text } from "node:stream/consumers";
import type { FakeMailServer } from "#tests/fakes/mail-server.ts";
import { until } from "./steps.ts";

const PASSWORD = "paper and ribbon";

/** Where people find the site: TLS on a port of this machine, by the name of its domain, signed by `authority`. */
export interface Door {
  domain: string;
  port: number;
  authority: Buffer;
}

interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

async function ask({ domain, port, authority }: Door, page: string, fields?: Record<string, string>, cookie = ""): Promise<Answer> {
  const form = fields === undefined ? "" : new URLSearchParams(fields).toString();
  const ofForm = { "content-type": "application/x-www-form-urlencoded", "content-length": form.length, origin: `https://${domain}` };
  const headers = { host: domain, cookie, ...(fields === undefined ? {} : ofForm) };
  const method = fields === undefined ? "GET" : "POST";
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path: page, servername: domain, ca: authority, method, headers }, async (answer) => {
      const cookies = (answer.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] as string);
      resolve({ status: answer.statusCode ?? 0, body: await text(answer), cookies });
    });
    asked.once("error", reject);
    asked.end(form);
  });
}

/** What people do on the site, each as one who comes through its proxy. */
export interface Visitors {
  view(page: string): Promise<Pick<Answer, "status" | "body">>;
  /** Makes an account and follows the link in its mail. */
  signUp(email: string): Promise<void>;
  canSignIn(email: string): Promise<boolean>;
  /** Signs in, enters the setup code, and returns whether the admin area is open then. */
  takeTheSite(email: string, code: string): Promise<boolean>;
}

/** Returns the visitors of a site whose mails arrive at `mails`. */
export function makeVisitors(door: Door, mails: FakeMailServer): Visitors {
  const signIn = (email: string) => ask(door, "/auth", { intent: "sign-in", email, password: PASSWORD });
  return {
    view: (page) => ask(door, page),
    async signUp(email) {
      await ask(door, "/auth", { intent: "sign-up", email, password: PASSWORD, firstName: "Ada", lastName: "L" });
      const find = () => mails.received.find(({ to }) => to.includes(email))?.raw;
      await until(async () => find() !== undefined);
      // The mail is quoted-printable: long lines are broken, and equals signs escaped.
      const mail = (find() as string).replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
      await ask(door, "/auth/confirm", { token: /token=([\w.~-]+)/.exec(mail)?.[1] ?? "" });
    },
    canSignIn: async (email) => (await signIn(email)).status === 303,
    async takeTheSite(email, code) {
      const cookie = (await signIn(email)).cookies.join("; ");
      await ask(door, "/setup", { intent: "setup-code", code }, cookie);
      return (await ask(door, "/admin/start", undefined, cookie)).status === 200;
    },
  };
}
