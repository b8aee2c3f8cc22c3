import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { noteCountingWithoutCookies, type SiteFacts } from "./site-facts.ts";
import { TextPage } from "./text-page.tsx";

/** Every cookie that this site sets. A change that adds a cookie has to add a line here. */
const COOKIES = [
  {
    name: "marketplace",
    purpose: "Remembers the marketplace you chose, so store links go there. It holds the end of the store’s address, such as “co.uk”.",
    when: "When you choose a marketplace at the bottom of a page",
    lasts: "One year",
  },
  {
    name: "presently.session_token",
    purpose: "Keeps you signed in. It holds a random number, signed by us, and nothing about you.",
    when: "When you sign in",
    lasts: "Seven days after your last visit (twelve hours for administrators), thirty days at most; it’s gone when you sign out",
  },
  {
    name: "presently.two_factor",
    purpose: "Remembers who is signing in, between your password and the code from your authenticator app.",
    when: "When you sign in to an account with two-factor sign-in",
    lasts: "Ten minutes",
  },
  {
    name: "guest-of",
    purpose:
      "Remembers the shared gift lists where you said you’re a guest, so we ask only once for each. It holds a mark for each list, and no one can tell from the mark which list it is.",
    when: "When you open someone’s list while signed out and say it isn’t yours, or claim a gift on it",
    lasts: "Six months, for the last twenty lists",
  },
  {
    name: "notice",
    purpose: "Carries a word such as “signed-in” to the next page, which says “Welcome back!” and deletes the cookie.",
    when: "When you sign in or out, open a link from one of our emails, or change or delete your profile",
    lasts: "One minute at most",
  },
] as const;

export function CookiesPage({ facts }: { facts: SiteFacts }) {
  const { name } = useSite();
  return (
    <TextPage title="Cookies" lead={`${name} doesn’t set any cookies on its own. Here are all the ones that something you do can set.`}>
      {COOKIES.map(({ name: cookie, purpose, when, lasts }) => (
        <section key={cookie} aria-label={cookie} className="rounded-card border border-line bg-card p-5 text-base shadow-card md:p-6">
          <p className="text-lg font-semibold">
            <code>{cookie}</code>
          </p>
          <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-y-2 [&>dd]:mb-2 sm:[&>dd]:mb-0 [&>dt]:font-semibold">
            <dt>What it’s for</dt>
            <dd>{purpose}</dd>
            <dt>When it’s set</dt>
            <dd>{when}</dd>
            <dt>How long it stays</dt>
            <dd>{lasts}</dd>
          </dl>
        </section>
      ))}
      <p>
        They’re ours alone: no other site can read them, and neither can any script on the page. On https, their names begin with “__Host-”,
        so no other site can set them. Each one is needed for something you asked for, and none follows you around. That’s why there’s no
        consent banner. {noteCountingWithoutCookies(facts)}
      </p>
      <h2>Other storage in your browser</h2>
      <p>
        While a tab is open, your browser remembers how far you’ve scrolled on each page (session storage), so “back” takes you to the same
        spot. Your gift basket is in the page’s memory and is gone when you close it. Only if the site is updated in the meantime and your
        page has to reload does the basket wait in session storage for that moment, along with the address you were going to. The name and
        address of the page you have open are kept there too, for the page we show when there’s no connection.
      </p>
      <p>
        That page and our icon are all that a small program of ours (a service worker) keeps in your browser. It keeps nothing you’ve looked
        at.
      </p>
      <p>
        Three things outlast the tab (local storage). A gift you want to save while signed out waits there for your next sign-in, which
        saves it if no more than an hour has passed and clears it either way. When you claim a gift on someone’s list, your browser keeps
        the link that undoes the claim until you use it. And for editors of this site, it keeps what they’ve typed into a form until it’s
        saved or they sign out.
      </p>
      <h2>Getting rid of them</h2>
      <p>
        Delete this site’s cookies in your browser’s settings. Nothing breaks: you’re signed out, and store links no longer go to the
        marketplace you chose. Deleting all of this site’s data removes the rest, too. There’s more about what we handle in the{" "}
        <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </p>
    </TextPage>
  );
}
