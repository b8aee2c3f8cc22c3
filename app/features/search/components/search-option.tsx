import { Layers, Newspaper } from "lucide-react";
import { Link } from "react-router";
import { findCategoryIcon } from "#app/features/catalogue/category-looks.ts";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Emoji } from "#app/ui/emoji.tsx";
import type { SearchResult } from "./search-results.ts";

interface SearchOptionProps {
  id: string;
  result: SearchResult;
  isSelected: boolean;
  onLeave: () => void;
}

/** A result in the dialog: an option to the keyboard, a real link to the pointer. */
export function SearchOption({ id, result, isSelected, onLeave }: SearchOptionProps) {
  return (
    <Link
      id={id}
      to={result.to}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      onClick={onLeave}
      className={joinClasses(
        "flex min-h-13 items-center gap-3 rounded-control px-2 py-1 transition-colors duration-100",
        isSelected ? "bg-sage inset-ring-2 inset-ring-evergreen" : "hover:bg-linen",
      )}
    >
      <span className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-tag bg-linen">
        <ResultPicture result={result} />
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug font-medium">{result.title}</span>
      {result.detail === "" ? null : <span className="shrink-0 text-sm text-soft-ink tabular-nums">{result.detail}</span>}
    </Link>
  );
}

function ResultPicture({ result }: { result: SearchResult }) {
  switch (result.kind) {
    case "gift":
      return <GiftPicture image={result.picture} alt="" sizes="44px" className="size-full object-cover" />;
    case "post":
      return <Newspaper aria-hidden className="size-5 text-soft-ink" />;
    case "collection":
      return <Layers aria-hidden className="size-5 text-soft-ink" />;
    case "category":
      return <Emoji symbol={findCategoryIcon({ ...result, name: result.title })} className="size-6" />;
  }
}
