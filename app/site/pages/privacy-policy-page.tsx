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
        <li>No profile of you is kept. We could not say which pages you have read.</li>
      </ul>
      <h2>What our server handles</h2>
      <h3>Your network address</h3>
      <p>
        A server needs it to answer you. We use it for two more things: to guess your country from a list that lies on our own server, so
        that store links lead to the right marketplace, and to slow down anybody who sends far too many requests. For both it is held in
        memory for a moment and not written down. If you send a message through the contact form, the address and the number of your
        messages are kept for a few hours, so that nobody can flood us.
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
      <h3>Cookies</h3>
      <p>
        One, and only if you choose a marketplace. The <TextLink to="/cookies">cookie page</TextLink> describes it.
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
        You may ask what we hold about you, have it corrected, have it deleted, or object to our using it. A message to{" "}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a> is enough. Should we fail you, your data protection authority will listen.
      </p>
      <h2>Changes</h2>
      <p>When the site learns something new that touches your privacy, this page changes with it.</p>
    </TextPage>
  );
}
