import type { ReactNode } from "react";
import { FollowSession } from "#app/features/accounts/components/follow-session.tsx";
import { SessionProvider } from "#app/features/accounts/components/session.tsx";
import { useLightLinks } from "#app/ui/light-link.tsx";
import { SaveHost } from "#app/features/lists/components/save-host.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MAIN_ID } from "./navigation.ts";
import { RouteFocus } from "./route-focus.tsx";

/** What stands around every page of the shop, its error pages included. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useLightLinks();
  return (
    <SessionProvider>
      <a
        href={`#${MAIN_ID}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:inline-flex focus:min-h-touch focus:items-center focus:rounded-control focus:bg-card focus:px-5 focus:font-semibold focus:text-evergreen focus:shadow-card"
      >
        Skip to main content
      </a>
      <FollowSession />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <RouteFocus />
      <SaveHost />
      <Toaster />
    </SessionProvider>
  );
}
