import { createLink } from "#app/features/accounts/links.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { createUser, PASSWORD, type TestUser, type UserTraits } from "#tests/factories/users.ts";
import type { Fixtures } from "./fixtures.ts";
import type { Caller } from "./judge.ts";
import type { Sample } from "./requests.ts";

/** Signs people in whom no limit has counted yet, so that what is measured is the work and not its refusal. */
export interface FreshPeople {
  /** Returns the cookie of somebody new, who has the lists and the post of the samples; undefined for anonymous callers. The one before is deleted. */
  signIn(caller: Caller): Promise<string | undefined>;
  /** Returns cookies of so many new people, who stay. */
  signInMany(caller: Caller, count: number): Promise<string[]>;
  /** Returns a request with what works once (the link of a mail, a password) in the places where samples have what never does. */
  prepare(sample: Sample): Promise<Sample>;
  /** Gives lists and post back to their owners. */
  leave(): Promise<void>;
}

const traitsOf = (caller: Caller): UserTraits => (caller === "user" || caller === "anonymous" ? {} : { role: caller });

export function makeFreshPeople(
  { listId, otherListId, postId }: Fixtures,
  owners: { listsId: string; postId: string },
  cookieOf: (userId: string) => Promise<string>,
): FreshPeople {
  let last: TestUser | null = null;

  async function give(toListsId: string, toPostId: string): Promise<void> {
    await changeRows(database())`update gift_lists set user_id = ${toListsId} where id in (${listId}, ${otherListId})`;
    await changeRows(database())`update blog_posts set created_by = ${toPostId} where id = ${postId}`;
  }
  async function deleteLast(): Promise<void> {
    if (last !== null) await changeRows(database())`delete from users where id = ${last.id}`;
    last = null;
  }

  return {
    async signIn(caller) {
      if (caller === "anonymous") return undefined;
      const fresh = await createUser(traitsOf(caller));
      await give(fresh.id, fresh.id);
      await deleteLast();
      last = fresh;
      return cookieOf(fresh.id);
    },
    async signInMany(caller, count) {
      const made = Array.from({ length: count }, () => createUser(traitsOf(caller)));
      return Promise.all((await Promise.all(made)).map(({ id }) => cookieOf(id)));
    },
    async prepare(sample) {
      if (sample.path !== "/auth/reset" || sample.body?.kind !== "form" || !("token" in sample.body.fields)) return sample;
      await deleteLast();
      last = await createUser();
      const link = await createLink(last.email, "reset-password", { db: database() });
      const token = new URL(link).searchParams.get("token") ?? "";
      return { ...sample, body: { kind: "form", fields: { token, password: PASSWORD } } };
    },
    async leave() {
      await give(owners.listsId, owners.postId);
      await deleteLast();
    },
  };
}
