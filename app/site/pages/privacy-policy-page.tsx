import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { TextPage } from "./text-page.tsx";

export function PrivacyPolicyPage() {
  const { name, contactEmail } = useSite();
  return (
    <TextPage
      title="Privacy policy"
      lead={`You can look around ${name} without telling us who you are. This page lists what our server handles, one thing after the other.`}
    >
      <h2>In short</h2>
      <ul>
        <li>No scripts, fonts, pixels, advertising or analytics from other companies.</li>
        <li>Your network address is passed on to nobody.</li>
        <li>Nobody is watched. We could not say which pages you have read, signed in or not.</li>
        <li>An account is yours to take along or to delete, with a click and your password.</li>
      </ul>
      <h2>What our server handles</h2>
      <h3>Your network address</h3>
      <p>
        A server needs it to answer you. We use it for two more things: to guess your country from a list that lies on our own server, so
        that store links lead to the right marketplace, and to slow down anybody who sends far too many requests. For both it is held in
        memory for a moment and not written down. If you send a message through the contact form, sign up, sign in or ask for a new
        password, the address and the number of tries are kept for a few hours, so that nobody can flood us or guess passwords.
      </p>
      <h3>What you look for</h3>
      <p>
        Your words stand in the address of the results page, and so in your browser’s history. Our server answers them from its own
        catalogue and keeps no record of who looked for what.
      </p>
      <h3>Clicks on store links</h3>
      <p>We count them: which gift, which marketplace, on which page and when. Nothing about who clicked.</p>
      <h3>Messages to us</h3>
      <p>
        The contact form sends your name, your email address and your message to our mailbox. We use them to answer you and for nothing
        else. Ask us, and we delete the conversation.
      </p>
      <h3>Your gift basket</h3>
      <p>It is in the memory of your browser tab. It never reaches our server.</p>
      <h3>Your account, if you make one</h3>
      <p>
        Your name, your email address, whether it is confirmed, and the marketplace that you prefer. Your password only as a hash, from
        which it cannot be read. For each device that is signed in: its browser’s name, and when it was last used, but not its address.
        Passkeys’ public keys, and the sealed secret of your authenticator app, where you use them. We write to you only about the account
        itself: to confirm an address, to choose a new password, and when something about its security has changed.
      </p>
      <p>
        <TextLink to="/profile/data">My Data</TextLink> in your profile gives you everything as one file, and deletes the account with all
        that is in it, at once.
      </p>
      <h3>Your gift lists</h3>
      <p>
        What is on them, with your notes and dates. Nobody else sees a list until you share it; then whoever has its secret link does, and
        your first name with it. Of a thing from another shop we read the page once and keep a copy of its picture, so that nobody who looks
        at your list is shown to that shop.
      </p>
      <h3>What you claim on somebody’s list</h3>
      <p>
        Which gift, and the name that you type, if you type one. Others with the link see it; whose list it is does not, before the day that
        they chose. It is not tied to an account, and the link that you get takes it back.
      </p>
      <h3>Cookies</h3>
      <p>
        Only if you choose a marketplace or sign in. The <TextLink to="/cookies">cookie page</TextLink> describes each.
      </p>
      <h3>When something breaks</h3>
      <p>Our log then says which page failed and why, under a random number that the error page shows you. It says nothing about you.</p>
      <h2>Where you leave us</h2>
      <p>
        Behind a link to a store that store’s own rules apply. It learns that you came from {name}, as any site learns where a link was
        followed. Most pictures come from our own server; where a gift shows one that lies at a store or a maker, your browser fetches it
        from there.
      </p>
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
