import { useId } from "react";
import { CategoryPills, type PillCategory } from "./category-pills.tsx";

/** Shows links to the occasions or interests that a category's gifts have most in common. All of them belong to one taxonomy. */
export function RelatedCategories({ categories }: { categories: readonly PillCategory[] }) {
  const headingId = useId();
  const [first] = categories;
  if (first === undefined) return null;
  return (
    <section aria-labelledby={headingId} className="mt-16 border-t border-line pt-8">
      <h2 id={headingId} className="text-subheading">
        {first.taxonomy === "occasion" ? "What’s the occasion?" : "What do they love?"}
      </h2>
      <CategoryPills categories={categories} />
    </section>
  );
}
