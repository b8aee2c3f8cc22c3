import { Outlet, useLocation } from "react-router";
import { FocusRecovery } from "#app/site/focus-recovery.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";

const PAGES = [
  { to: "/profile", label: "Profile", paths: ["/profile"] },
  { to: "/profile/security", label: "Security", paths: ["/profile/security", "/profile/two-factor", "/profile/passkeys"] },
  { to: "/profile/data", label: "My Data", paths: ["/profile/data"] },
];

/** Renders the frame around the pages of the profile. */
export default function ProfileLayout() {
  const { pathname } = useLocation();
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-8 md:px-6 md:py-12">
      <h1 className="text-title">My Profile</h1>
      <LinkTabs
        label="Profile"
        className="mt-5"
        tabs={PAGES.map(({ to, label, paths }) => ({ to, label, isCurrent: paths.includes(pathname) }))}
      />
      <div className="mt-6 flex flex-col gap-5">
        <Outlet />
      </div>
      <FocusRecovery />
    </div>
  );
}
