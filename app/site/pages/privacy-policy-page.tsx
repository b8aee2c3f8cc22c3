import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import {
  type SiteFacts,
  describeHowCountryIsFound,
  describeHowLongBackupsLast,
  describeWhereMailsStay,
  describeWhereMessagesGo,
  describeWherePicturesLie,
  describeWhereWordsGo,
  describeWhoIsWatched,
  describeWhoSeesAddress,
  describeWhoseQuestionsCount,
  noteMonitoring,
  notePageViews,
  noteStorageService,
} from "./site-facts.ts";
import { TextPage } from "./text-page.tsx";

/**
 * Every sentence has to be true of what the site does, so a change of its behavior changes the sentence too. site-facts.ts words what
 * depends on settings or content.
 */
export function PrivacyPolicyPage({ facts }: { facts: SiteFacts }) {
  const { name, contactEmail } = useSite();
  return (
    <TextPage
      title="Privacy policy"
      lead={`You can look around ${name} without telling us who you are. This page lists what our server handles, one thing after the other.`}
    >
      <h2>In short</h2>
      <ul>
        <li>No scripts, fonts, pixels, advertising or analytics from other companies.</li>
        <li>{describeWhoSeesAddress(facts)}</li>
        <li>{describeWhoIsWatched(facts)}</li>
        <li>An account is yours to take along or to delete, with a click and your password.</li>
      </ul>
      <h2>What our server handles</h2>
      <h3>Your network address</h3>
      <p>
        A server needs it to answer you. We use it for three more things: {describeHowCountryIsFound(facts)}, so that store links lead to
        the right marketplace and a mail about your account’s security can name it; to slow down anybody who sends far too many requests;
        and to count the readers of our articles (below). For the first two it is held in memory for a moment and not written down. Only
        where tries have to be counted for longer (messages to us, signing up and in, mails with a link, claims on a list, and{" "}
        {describeWhoseQuestionsCount(facts)}) does the number of tries stay for a few hours, beside a scrambled form of the address that
        only our server could compare with yours.
      </p>
      <h3>What you look for</h3>
      <p>
        Your words stand in the address of the results page, and so in your browser’s history. Our server finds gifts in its own catalogue
        and keeps no record of who looked for what. Where a search finds nothing, or the gift finder little, we count what was looked for by
        the day, without anything about you, and keep the count for about half a year: so we learn what is missing.
      </p>
      <p>The gift finder compares what you write with what it knows about gifts. {describeWhereWordsGo(facts)}</p>
      <h3>Clicks on store links</h3>
      <p>We count them: which gift, which marketplace, on which page and when. Nothing about who clicked.</p>
      <h3>Articles that you read</h3>
      <p>
        We count how often an article is read, each reader once a day. To know whether you have been counted, our server makes a mark out of
        the day, the article, your network address and your browser’s name. Nobody can read them from it, and it is deleted when the first
        article of another day is read. {notePageViews(facts)}
      </p>
      <h3>Messages to us</h3>
      <p>{describeWhereMessagesGo(facts)} We use them to answer you and for nothing else. Ask us, and we delete the conversation.</p>
      <h3>Your gift basket</h3>
      <p>It is in the memory of your browser tab. It never reaches our server.</p>
      <h3>Your account, if you make one</h3>
      <p>
        Your name, your email address, whether it is confirmed, and the marketplace that you prefer. Your password only as a hash, from
        which it cannot be read. For each device that is signed in: what its browser calls itself, when it signed in and when it was last
        used, but not its address. Passkeys’ public keys, and the sealed secret of your authenticator app, where you use them. Our log notes
        when somebody signs in to the account, fails to, or changes what signs in, under the account’s random number, so that a break-in can
        be looked into. We write to you only about the account itself: to confirm an address, to choose a new password, and when something
        about its security has changed. {describeWhereMailsStay(facts)}
      </p>
      <p>
        <TextLink to="/profile/data">My Data</TextLink> in your profile gives you everything as one file, and deletes the account with all
        that is in it, at once. What somebody did as an editor of this site stays in its log of changes, under their name.{" "}
        {describeHowLongBackupsLast(facts)}
      </p>
      <h3>Your gift lists</h3>
      <p>
        What is on them, with your notes and dates. Nobody else sees a list until you share it; then whoever has its secret link does, and
        your first name with it. Of a thing that you add from another shop our server reads the page and keeps a copy of its picture
        {noteStorageService(facts)}, so that nobody who looks at your list is shown to that shop.
      </p>
      <h3>What you claim on somebody’s list</h3>
      <p>
        Which gift, and the name that you type, if you type one. Others with the link see it; whose list it is does not, unless they have
        chosen a day from which they do. It is not tied to an account, and the link that you get takes it back.
      </p>
      <h3>Cookies</h3>
      <p>
        Only if you choose a marketplace, make or use an account, or say on somebody’s gift list that you are a guest. The{" "}
        <TextLink to="/cookies">cookie page</TextLink> describes each.
      </p>
      <h3>When something breaks</h3>
      <p>
        Our log then says which page failed and why, under a random number that the error page shows you. It says nothing about you.{" "}
        {noteMonitoring(facts)}
      </p>
      <h2>Where you leave us</h2>
      <p>
        Behind a link to a store that store’s own rules apply. It learns that you came from {name}, as any site learns where a link was
        followed.
      </p>
      <h2>Where our pictures lie</h2>
      <p>{describeWherePicturesLie(facts)}</p>
      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected, have it deleted, or object to our using it. With an account you do most of it
        yourself, in your profile. For the rest a message to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> is enough. Should we fail
        you, your data protection authority will listen.
      </p>
      <h2>Changes</h2>
      <p>When the site learns something new that touches your privacy, this page changes with it.</p>
    </TextPage>
  );
}
