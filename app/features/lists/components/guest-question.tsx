import { Form, Link, useLocation, useNavigation } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { sharedListPath } from "../links.ts";

/**
 * Asks a visitor without a session whether the list is their own, before any claims are shown: the owner may be signed out. It is a plain
 * form whose answer a cookie remembers.
 */
export function GuestQuestion({ shareToken }: { shareToken: string }) {
  const isSending = useNavigation().formData?.get("intent") === "guest";
  const { search } = useLocation();
  const path = sharedListPath(shareToken);
  return (
    <Form
      method="post"
      action={path + search}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sky px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-display text-lg leading-snug font-heading">Is this your own list?</h2>
        <p className="text-[0.9375rem]">If so, sign in first, so what people are getting you stays a surprise.</p>
      </div>
      <input type="hidden" name="intent" value="guest" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          No, show what’s taken
        </Button>
        <Link to={`/auth?next=${encodeURIComponent(path)}`} className={buttonClasses({ variant: "secondary" })}>
          Yes, sign in
        </Link>
      </div>
    </Form>
  );
}
