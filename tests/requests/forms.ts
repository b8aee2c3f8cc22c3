import type { Role } from "#app/features/accounts/types.ts";
import type { TestSite } from "#tests/site.ts";

let senders = 0;

/** Returns a client address that no limit has counted yet. */
export function freshAddress(): string {
  senders++;
  return `10.0.${senders >> 8}.${senders & 255}`;
}

/** Sends a form as a browser would, from a new client address unless one is given, because limits count by address. */
export function postForm(
  site: TestSite,
  path: string,
  fields: Record<string, string>,
  { cookie, headers = {}, from = freshAddress() }: { cookie?: string; headers?: Record<string, string>; from?: string } = {},
): Promise<Response> {
  return site.request(path, {
    from,
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...(cookie === undefined ? {} : { cookie }), ...headers },
  });
}

/** Returns the cookies that an answer sets, in the form in which the browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
}

/** Returns the user that the site recognizes by the cookie. */
export async function signedInUser(
  site: TestSite,
  cookie: string,
): Promise<{ id: string; email: string; name: string; role: Role | null } | null> {
  const response = await site.request("/session", { headers: { cookie } });
  return ((await response.json()) as { user: { id: string; email: string; name: string; role: Role | null } | null }).user;
}

/** Returns the values that a page's form offers under a name: those of a select's options, of radio buttons or of checkboxes. */
export function offeredValues(html: string, name: string): string[] {
  const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0];
  const tags =
    select === undefined
      ? [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
      : [...select.matchAll(/<option[^>]*>/g)].map(([tag]) => tag);
  return tags
    .filter((tag) => select !== undefined || tag.includes(`name="${name}"`))
    .flatMap((tag) => /value="([^"]+)"/.exec(tag)?.[1] ?? []);
}
