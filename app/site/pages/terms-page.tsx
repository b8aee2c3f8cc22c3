import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { TextPage } from "./text-page.tsx";

export function TermsPage() {
  const { name } = useSite();
  return (
    <TextPage title="Terms of use" lead={`What you can expect of ${name}, and what we ask of you. It fits on one page on purpose.`}>
      <h2>What this site is</h2>
      <p>
        {name} is a catalogue of gift ideas with links to stores. Using it is free. We sell nothing, take no payments and are no party to
        what you buy: your contract is with the store, and its terms apply there.
      </p>
      <h2>What we promise</h2>
      <p>
        We describe gifts as well as we can and mend mistakes when we learn of them. We cannot promise that every price, picture or delivery
        time is right at the moment you read it. Before you buy, the store’s own page is what counts.
      </p>
      <p>
        Please read the maker’s notes on age, allergies and safety too, above all for children’s gifts. Our suggestions are ideas, not
        advice for a particular person’s health or safety.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Use the site as a shopper would. Don’t try to break it, overload it or get at what isn’t yours.</li>
        <li>Programs are welcome at the public API and within its limits.</li>
        <li>In messages to us, stay within the law and be kind.</li>
      </ul>
      <h2>Texts and pictures</h2>
      <p>
        Ours are ours, makers’ and stores’ names and brands are theirs. Link to any page you like; share a gift with whomever you like.
        Please don’t copy the catalogue as a whole.
      </p>
      <h2>Commissions</h2>
      <p>
        We may earn from purchases that start here. The <TextLink to="/affiliate-disclosure">affiliate disclosure</TextLink> says how.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        The site comes as it is. As far as the law allows, we are not liable for losses that come from using it, from a store’s products or
        from a page being away for a while. Rights that the law gives you as a consumer stay untouched.
      </p>
      <h2>Changes and questions</h2>
      <p>
        If these terms change, they change on this page. Anything unclear? <TextLink to="/contact">Ask us</TextLink>.
      </p>
    </TextPage>
  );
}
