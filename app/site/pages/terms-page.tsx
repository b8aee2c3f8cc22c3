import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { TextPage } from "./text-page.tsx";

export function TermsPage() {
  const { name } = useSite();
  return (
    <TextPage title="Terms of use" lead={`What you can expect from ${name}, and what we ask of you. It fits on one page on purpose.`}>
      <h2>What this site is</h2>
      <p>
        {name} is a catalog of gift ideas with links to stores. It’s free to use. We don’t sell anything or take payments, and we aren’t a
        party to what you buy: your contract is with the store, and its terms apply.
      </p>
      <h2>What we promise</h2>
      <p>
        We describe gifts as well as we can and fix mistakes when we learn of them. We can’t promise that every price, picture, or delivery
        time is right at the moment you read it. Before you buy, go by the store’s own page.
      </p>
      <p>
        Please also read the maker’s notes on age, allergies, and safety, especially for children’s gifts. Our suggestions are ideas, not
        advice about anyone’s health or safety.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Use the site as a shopper would. Don’t try to break it, overload it, or get at what isn’t yours.</li>
        <li>Programs are welcome to use the public API, within its limits.</li>
        <li>In messages to us, stay within the law and be kind.</li>
      </ul>
      <h2>Texts and pictures</h2>
      <p>
        Ours are ours; makers’ and stores’ names and brands are theirs. Link to any page you like, and share gifts with anyone you like.
        Please don’t copy the whole catalog.
      </p>
      <h2>Commissions</h2>
      <p>
        We may earn a commission on purchases that start here. The <TextLink to="/affiliate-disclosure">affiliate disclosure</TextLink> says
        how.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        The site is provided as is. As far as the law allows, we aren’t liable for losses that come from using it, from a store’s products,
        or from a page being unavailable for a while. The rights the law gives you as a consumer still apply.
      </p>
      <h2>Changes and questions</h2>
      <p>
        If these terms change, they change on this page. Anything unclear? <TextLink to="/contact">Ask us</TextLink>.
      </p>
    </TextPage>
  );
}
