import type { ReactNode } from "react";
import { FollowSession } from "#app/features/accounts/components/follow-session.tsx";
import { SessionProvider } from "#app/features/accounts/components/session.tsx";
import { usePlainLinks } from "#app/ui/plain-link.tsx";
import { SaveHost } from "#app/features/lists/components/save-host.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MAIN_ID } from "./navigation.ts";
import { PageViews } from "./page-views/page-views.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useLook } from "./use-look.ts";

/** Renders the frame around every page of the shop, its error pages included. */
export function SiteFrame({ children }: { children: ReactNode }) {
  usePlainLinks();
  const { announcement } = useLook();
  return (
    <SessionProvider>
      <SkipLink />
      <FollowSession />
      <div className="flex min-h-dvh flex-col">
        {announcement === null ? null : <AnnouncementBar announcement={announcement} />}
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <RouteFocus />
      <PageViews />
      <SaveHost />
      <Toaster />
    </SessionProvider>
  );
}
