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
      lead={`You can look around ${name} without telling us who you are. This page lists what our server handles, item by item.`}
    >
      <h2>In short</h2>
      <ul>
        <li>No scripts, fonts, pixels, ads, or analytics from other companies.</li>
        <li>{describeWhoSeesAddress(facts)}</li>
        <li>{describeWhoIsWatched(facts)}</li>
        <li>Your account is yours to download or delete, with a click and your password.</li>
      </ul>
      <h2>What our server handles</h2>
      <h3>Your network address</h3>
      <p>
        A server needs it to answer you. We use it for three more things: {describeHowCountryIsFound(facts)}, so that store links go to the
        right marketplace and an email about your account’s security can name it; to slow down anyone who sends far too many requests; and
        to count the readers of our articles (below). For the first two, it’s held in memory for a moment and not written down. Only where
        attempts have to be counted for longer (messages to us, signing up and in, emails with a link, claims on a list, and{" "}
        {describeWhoseQuestionsCount(facts)}) do we keep the number of attempts for a few hours, next to a scrambled form of the address
        that only our server could compare with yours.
      </p>
      <h3>What you look for</h3>
      <p>
        Your words are in the address of the results page, and so in your browser’s history. Our server finds gifts in its own catalog and
        keeps no record of who looked for what. When a search finds nothing, or the gift finder finds little, we count what people looked
        for that day, without anything about you, and keep the count for about six months. That’s how we learn what’s missing.
      </p>
      <p>The gift finder compares what you write with what it knows about gifts. {describeWhereWordsGo(facts)}</p>
      <h3>Clicks on store links</h3>
      <p>We count them: which gift, which marketplace, on which page, and when. Nothing about who clicked.</p>
      <h3>Articles that you read</h3>
      <p>
        We count how often an article is read, each reader once a day. To tell whether you’ve been counted, our server makes a mark out of
        the day, the article, your network address, and your browser’s name. No one can read those from the mark, and it’s deleted when the
        next day’s first article is read. {notePageViews(facts)}
      </p>
      <h3>Messages to us</h3>
      <p>{describeWhereMessagesGo(facts)} We use them to answer you and for nothing else. Ask us, and we’ll delete the conversation.</p>
      <h3>Your gift basket</h3>
      <p>It stays in your browser tab’s memory. It never reaches our server.</p>
      <h3>Your account, if you make one</h3>
      <p>
        Your name, your email address, whether it’s confirmed, and the marketplace you prefer. Your password only as a hash, from which it
        can’t be read. For each signed-in device: what its browser calls itself, when it signed in, and when it was last used, but not its
        address. Your passkeys’ public keys and your authenticator app’s secret, encrypted, if you use them. Our log notes when someone
        signs in to the account, fails to, or changes how to sign in, under the account’s random number, so that a break-in can be looked
        into. We write to you only about the account itself: to confirm an address, to choose a new password, and when something about its
        security has changed. {describeWhereMailsStay(facts)}
      </p>
      <p>
        <TextLink to="/profile/data">My Data</TextLink> in your profile gives you everything as one file, and deletes the account and
        everything in it right away. What someone did as an editor of this site stays in its change log, under their name.{" "}
        {describeHowLongBackupsLast(facts)}
      </p>
      <h3>Your gift lists</h3>
      <p>
        What’s on them, with your notes and dates. No one else sees a list until you share it; then anyone with its secret link does, along
        with your first name. When you add something from another shop, our server reads its page and keeps a copy of its picture
        {noteStorageService(facts)}, so that shop can’t see who looks at your list.
      </p>
      <h3>What you claim on someone’s list</h3>
      <p>
        Which gift, and your name if you type one. Others with the link see it; the person whose list it is doesn’t, unless they’ve chosen a
        day to find out. It isn’t tied to an account, and you can undo it with the link you get.
      </p>
      <h3>Cookies</h3>
      <p>
        Only if you choose a marketplace, create or use an account, or say on someone’s gift list that you’re a guest. The{" "}
        <TextLink to="/cookies">cookie page</TextLink> describes each one.
      </p>
      <h3>When something breaks</h3>
      <p>
        Our log says which page failed and why, under a random number that the error page shows you. It says nothing about you.{" "}
        {noteMonitoring(facts)}
      </p>
      <h2>When you leave us</h2>
      <p>
        Once you follow a link to a store, that store’s own rules apply. It can tell that you came from {name}, as any site can tell where a
        link was followed.
      </p>
      <h2>Where our pictures come from</h2>
      <p>{describeWherePicturesLie(facts)}</p>
      <h2>Your rights</h2>
      <p>
        You can ask what we hold about you, have it corrected or deleted, or object to how we use it. With an account, you can do most of
        that yourself in your profile. For the rest, a message to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> is all it takes. If
        we let you down, your data protection authority will listen.
      </p>
      <h2>Changes</h2>
      <p>When something new on the site affects your privacy, this page changes with it.</p>
    </TextPage>
  );
}
