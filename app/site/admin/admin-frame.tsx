import type { ReactNode } from "react";
import { FollowSession } from "#app/features/accounts/components/follow-session.tsx";
import { RoleProvider } from "#app/features/accounts/components/rights.tsx";
import { SessionProvider } from "#app/features/accounts/components/session.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";
import { MAIN_ID } from "../navigation.ts";
import { FocusRecovery } from "../focus-recovery.tsx";
import { NavigationProgress } from "../navigation-progress.tsx";
import { RouteFocus } from "../route-focus.tsx";
import { SkipLink } from "../skip-link.tsx";
import { AdminBottomBar } from "./admin-bottom-bar.tsx";
import { AdminSidebar, type FrameAdmin } from "./admin-sidebar.tsx";
import { AdminTopBar } from "./admin-top-bar.tsx";

interface AdminFrameProps {
  /** The signed-in user with a role; null where the server has refused access, so that the only link leads back to the shop. */
  admin: FrameAdmin | null;
  children: ReactNode;
}

/** Renders the frame around every screen of the admin area, with a sidebar, or on narrow screens a bar at the bottom. */
export function AdminFrame({ admin, children }: AdminFrameProps) {
  return (
    <SessionProvider>
      <SkipLink />
      <FollowSession />
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col md:flex-row">
        {admin ? <AdminSidebar admin={admin} /> : null}
        <div className="flex min-w-0 flex-1 flex-col">
          <AdminTopBar isOnlyWayBack={admin === null} />
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-[90rem] flex-1 px-4 py-5 outline-none max-md:pb-28 md:px-8 md:py-8"
          >
            <RoleProvider role={admin?.role ?? null}>{children}</RoleProvider>
          </main>
        </div>
        {admin ? <AdminBottomBar admin={admin} /> : null}
      </div>
      <RouteFocus />
      <FocusRecovery />
      <Toaster />
    </SessionProvider>
  );
}
