import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { CategoryTiles } from "#app/features/catalogue/components/category-tiles.tsx";
import type { Category } from "#app/features/catalogue/types.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "../text-link.tsx";
import { Section } from "./section.tsx";

interface CategoryShowcaseProps {
  recipients: readonly Category[];
  occasions: readonly Category[];
}

/** Shows featured recipients and occasions in two tabs. Without JavaScript the second one is below the first. */
export function CategoryShowcase({ recipients, occasions }: CategoryShowcaseProps) {
  return (
    <Section title="Browse Gift Categories">
      <Tabs
        label="Gift categories"
        // The tab list moves up beside the title where there is room.
        className="md:-mt-17 md:[&>[role=tablist]]:ml-auto md:[&>[role=tablist]]:w-fit"
        tabs={[
          {
            id: "recipients",
            label: "For Recipients",
            panel: <Panel categories={recipients} address="/categories/recipient" kind="recipients" />,
          },
          {
            id: "occasions",
            label: "For Occasions",
            panel: <Panel categories={occasions} address="/categories/occasion" kind="occasions" />,
          },
        ]}
      />
      {/* The sentence moves up beside "View All" where there is room. */}
      <p className="mt-2 text-soft-ink lg:-mt-8.5 lg:ml-auto lg:w-fit">
        Don’t see them here?{" "}
        <TextLink to="/gift-finder" prefetch="intent">
          Tell us about them
        </TextLink>{" "}
        and the gift finder will look through everything.
      </p>
      <noscript>
        <h3 className="mt-10 mb-4 text-subheading">For Occasions</h3>
        <Panel categories={occasions} address="/categories/occasion" kind="occasions" />
      </noscript>
    </Section>
  );
}

function Panel({ categories, address, kind }: { categories: readonly Category[]; address: string; kind: string }) {
  return (
    <>
      <CategoryTiles categories={categories} />
      <Link
        to={address}
        prefetch="intent"
        className="mt-4 -ml-2 inline-flex min-h-touch items-center gap-1.5 rounded-control px-2 font-semibold text-evergreen hover:underline hover:underline-offset-4"
      >
        View All<span className="sr-only"> {kind}</span>
        <ArrowRight aria-hidden className="size-4.5" />
      </Link>
    </>
  );
}
