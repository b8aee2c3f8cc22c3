import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { noteCountingWithoutCookies, type SiteFacts } from "./site-facts.ts";
import { TextPage } from "./text-page.tsx";

/** Every cookie that this site sets. A change that adds a cookie has to add a line here. */
const COOKIES = [
  {
    name: "marketplace",
    purpose:
      "Remembers the marketplace that you chose, so that store links lead there. It holds the end of the store’s address, such as “co.uk”.",
    when: "When you choose a marketplace at the bottom of a page",
    lasts: "One year",
  },
  {
    name: "presently.session_token",
    purpose: "Keeps you signed in. It holds a random number, signed by us, and nothing about you.",
    when: "When you sign in",
    lasts: "Seven days after your last visit (twelve hours for administrators), at most thirty days in all; it goes when you sign out",
  },
  {
    name: "presently.two_factor",
    purpose: "Remembers, between your password and the code of your authenticator app, whose sign-in it is.",
    when: "When you sign in to an account with two-factor sign-in",
    lasts: "Ten minutes",
  },
  {
    name: "guest-of",
    purpose:
      "Remembers on which shared gift lists you said that you are a guest, so that you are asked once for each. It holds a mark for each list, from which nobody can tell which one it is.",
    when: "When you open somebody’s list while signed out and say that it is not yours, or claim a gift on it",
    lasts: "Half a year, for the last twenty lists",
  },
  {
    name: "notice",
    purpose: "Carries a word such as “signed-in” to the next page, which says “Welcome back!” and throws it away.",
    when: "When you sign in or out, open a link from one of our mails, or change something in your profile or delete it",
    lasts: "One minute at most",
  },
] as const;

export function CookiesPage({ facts }: { facts: SiteFacts }) {
  const { name } = useSite();
  return (
    <TextPage title="Cookies" lead={`${name} sets no cookie by itself. Those that you can cause are here, every one of them.`}>
      {COOKIES.map(({ name: cookie, purpose, when, lasts }) => (
        <section key={cookie} aria-label={cookie} className="rounded-card border border-line bg-card p-5 text-base shadow-card md:p-6">
          <p className="text-lg font-semibold">
            <code>{cookie}</code>
          </p>
          <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-y-2 [&>dd]:mb-2 sm:[&>dd]:mb-0 [&>dt]:font-semibold">
            <dt>What it is for</dt>
            <dd>{purpose}</dd>
            <dt>When it is set</dt>
            <dd>{when}</dd>
            <dt>How long it stays</dt>
            <dd>{lasts}</dd>
          </dl>
        </section>
      ))}
      <p>
        They are ours alone: no other site can read them, and no script on the page either. On https their names begin with “__Host-”, so
        that no other site can set them. Each is needed for what you asked for, and none follows you around. That is why no banner asks for
        your consent. {noteCountingWithoutCookies(facts)}
      </p>
      <h2>Other storage in your browser</h2>
      <p>
        For the time that a tab is open, your browser remembers how far you had scrolled on each page (session storage), so that “back”
        brings you to the same place. Your gift basket is in the memory of the page and gone when you close it. Only where the site was
        updated meanwhile and your page has to be loaded anew, it waits there for that moment, with the address that you were going to. The
        name and address of the page that you have open are kept there too, for the page that we show when there is no connection.
      </p>
      <p>
        That page and our icon are all that a small program of ours (a service worker) keeps in your browser. It keeps nothing that you have
        looked at.
      </p>
      <p>
        Three things outlast the tab (local storage). A gift that you want to save while signed out waits there for your next sign-in, which
        saves it if no more than an hour has passed and throws it away in any case. Where you claim a gift on somebody’s list, your browser
        keeps the link that takes the claim back, until you use it. And for editors of this site it keeps what they have typed into a form,
        until it is saved or they sign out.
      </p>
      <h2>Getting rid of them</h2>
      <p>
        Delete the cookies of this site in your browser’s settings. Nothing breaks: you are signed out, and store links no longer lead to
        the marketplace that you chose. Deleting all data of this site removes the rest, too. More about what we handle in the{" "}
        <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </p>
    </TextPage>
  );
}
