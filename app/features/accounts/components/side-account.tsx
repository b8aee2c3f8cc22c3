import { AccountLinks } from "./account-links.tsx";
import { useSession } from "./session.tsx";
import { SignInLink } from "./user-menu.tsx";

/** Shows the user menu, expanded, within the side menu of narrow screens. */
export function SideAccount({ onFollow }: { onFollow: () => void }) {
  const { session } = useSession();
  if (session.state === "signed-in")
    return (
      <div className="-mx-3 mt-6 border-t border-line pt-4">
        <AccountLinks user={session.user} onFollow={onFollow} />
      </div>
    );
  return (
    <div className="mt-6 -ml-4 flex">
      <SignInLink isKnown={session.state !== "loading"} />
    </div>
  );
}
