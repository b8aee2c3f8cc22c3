import { ButtonLink } from "#app/ui/button.tsx";
import { AccountCard } from "./account-card.tsx";

const WAYS = {
  start: { to: "/admin", label: "See what you can do" },
  "second-factor": { to: "/profile/two-factor", label: "Set it up" },
} as const;

/** Tells somebody with a role what it lacks for the requested screen, and the way on. */
export function RoleRefused({ title, text, way }: { title: string; text?: string; way: keyof typeof WAYS }) {
  const { to, label } = WAYS[way];
  return (
    <AccountCard title={title} text={text}>
      {/* An open tab still has the sidebar of the role before. */}
      <ButtonLink to={to} reloadDocument size="lg" className="w-full">
        {label}
      </ButtonLink>
    </AccountCard>
  );
}
