import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { TextPage } from "./text-page.tsx";

export function AffiliateDisclosurePage() {
  const { name, affiliateDisclosure } = useSite();
  return (
    <TextPage title="Affiliate disclosure" lead={<strong className="font-semibold text-ink">{affiliateDisclosure}</strong>}>
      <p>
        In plain words: some links on {name} lead to stores that pay us a commission when somebody buys after following them. That is how
        this site is paid for. You pay the same price as without us.
      </p>
      <h2>How to tell such a link</h2>
      <ul>
        <li>Every link to a store that pays us says “(paid link)” right beside it, in our posts too.</li>
        <li>
          The link is the store’s own address. We do not hide it behind a shortener or a redirect, so you can see where it goes before you
          follow it.
        </li>
        <li>The sentence on top of this page also stands at the bottom of every other.</li>
      </ul>
      <h2>What the commission does not do</h2>
      <p>
        It does not decide what you see. Neither our sorting nor our search nor the gift finder knows what a gift would earn us. We copy no
        star ratings from stores and make up none.
      </p>
      <h2>Prices and availability</h2>
      <p>
        Product prices and availability are accurate as of the date shown beside them and are subject to change. Whatever price and
        availability the store shows at the time of purchase applies. A price that came from a store’s own data service is shown for at most
        an hour, with its time; after that we show a price range instead.
      </p>
      <h2>Your marketplace</h2>
      <p>
        Links to products of some stores are led to the marketplace of your country. Each marketplace runs a program of its own; where we
        take no part in it, the link leads to the marketplace that we chose for the gift. You can choose yours at the bottom of every page.
      </p>
      <h2>Questions</h2>
      <p>
        Please <TextLink to="/contact">ask us</TextLink>. We would rather answer one question too many.
      </p>
    </TextPage>
  );
}
