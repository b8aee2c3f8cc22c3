import { useId } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { Emoji } from "#app/ui/emoji.tsx";
import { bestMatchPath } from "../addresses.ts";
import { darkTintColor, findCategoryIcon, pickTint, tintColor } from "../category-looks.ts";
import type { CategoryTint } from "../category-icons.ts";
import type { Category } from "../types.ts";

const FILLS: Record<CategoryTint, string> = {
  blush: "fill-blush",
  sage: "fill-sage",
  butter: "fill-butter",
  sky: "fill-sky",
  lilac: "fill-lilac",
};

interface CategoryTintGroundProps {
  category: Pick<Category, "color" | "slug">;
  className: string;
}

/** Fills an area with a category's color. It is an SVG, because any color may be stored and the CSP allows no style attributes. */
export function CategoryTintBackground({ category, className }: CategoryTintGroundProps) {
  const color = tintColor(category.color);
  return (
    <svg aria-hidden className={className}>
      {color === null ? (
        <rect width="100%" height="100%" className={FILLS[pickTint(category.slug)]} />
      ) : (
        <>
          <rect width="100%" height="100%" fill={color} className="dark:hidden" />
          <rect width="100%" height="100%" fill={darkTintColor(color)} className="hidden dark:block" />
        </>
      )}
    </svg>
  );
}

interface CategoryTileProps {
  category: Pick<Category, "taxonomy" | "slug" | "name" | "description" | "icon" | "color">;
  className?: string;
}

/** Shows a category as a tinted tile with its icon; hovering or focusing it lays its description over the icon. */
export function CategoryTile({ category, className }: CategoryTileProps) {
  const descriptionId = useId();
  const { name, description } = category;
  const hasDescription = description !== "";
  return (
    <div
      className={joinClasses(
        "group relative isolate flex h-36 flex-col items-center justify-center gap-2.5 overflow-hidden rounded-card px-3 text-center has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-evergreen",
        className,
      )}
    >
      <CategoryTintBackground category={category} className="absolute inset-0 -z-10 size-full" />
      <Emoji symbol={findCategoryIcon(category)} className="size-12" />
      <Link
        to={bestMatchPath(category.taxonomy, category.slug)}
        discover="none"
        aria-describedby={hasDescription ? descriptionId : undefined}
        className="line-clamp-2 leading-tight font-semibold outline-none after:absolute after:inset-0"
      >
        {name}
      </Link>
      {hasDescription ? (
        <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-1.5 bg-band px-3 text-on-band opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-has-[a:focus-visible]:opacity-100">
          <span aria-hidden className="line-clamp-2 leading-tight font-semibold">
            {name}
          </span>
          <span id={descriptionId} className="line-clamp-5 text-[0.8125rem] leading-[1.35]">
            {description}
          </span>
        </div>
      ) : null}
    </div>
  );
}
