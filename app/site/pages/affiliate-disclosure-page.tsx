import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { describeMarketplaces, type SiteFacts } from "./site-facts.ts";
import { TextPage } from "./text-page.tsx";

export function AffiliateDisclosurePage({ facts }: { facts: SiteFacts }) {
  const { name, affiliateDisclosure } = useSite();
  return (
    <TextPage title="Affiliate disclosure" lead={<strong className="font-semibold text-ink">{affiliateDisclosure}</strong>}>
      <p>
        In plain words: some links on {name} go to stores that pay us a commission when someone buys after following them. That’s how we pay
        for this site. You pay the same price either way.
      </p>
      <h2>How to spot a paid link</h2>
      <ul>
        <li>Every link to a store that pays us says “(paid link)” right beside it, in our posts too.</li>
        <li>
          The link is the store’s own address. We don’t hide it behind a shortener or a redirect, so you can see where it goes before you
          follow it.
        </li>
        <li>The sentence at the top of this page is also at the bottom of every page.</li>
      </ul>
      <h2>What commissions don’t change</h2>
      <p>
        They don’t decide what you see. Our sorting, our search, and our gift finder don’t know what a gift would earn us. We don’t copy
        star ratings from stores, and we don’t make any up.
      </p>
      <h2>Prices and availability</h2>
      <p>
        Product prices and availability are accurate as of the date shown beside them and are subject to change. Whatever price and
        availability the store shows at the time of purchase applies. A price that came from a store’s own data service is shown for at most
        an hour, with its time; after that we show a price range instead.
      </p>
      <h2>Your marketplace</h2>
      <p>{describeMarketplaces(facts)}</p>
      <h2>Questions</h2>
      <p>
        Just <TextLink to="/contact">ask us</TextLink>. We’d rather answer one question too many than one too few.
      </p>
    </TextPage>
  );
}
