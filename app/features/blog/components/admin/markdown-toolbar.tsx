import {
  Bold,
  Code,
  Gift,
  Heading2,
  Heading3,
  Image,
  Italic,
  Layers,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  SquarePlay,
  Table,
  TextQuote,
} from "lucide-react";
import { insertLink, insertTable, type TextEdit, toggleHeading, toggleMark, togglePrefix } from "../../markdown-edits.ts";

interface Selected {
  text: string;
  start: number;
  end: number;
}

interface MarkTool {
  label: string;
  icon: LucideIcon;
  /** The key that is pressed together with Ctrl, or Command on a Mac. */
  key?: string;
  edit: (selected: Selected) => TextEdit;
}

/** The edits that have a button, some of them a shortcut too. */
export const MARK_TOOLS: readonly MarkTool[] = [
  { label: "Bold", icon: Bold, key: "b", edit: (selected) => toggleMark(selected, "**", "bold text") },
  { label: "Italic", icon: Italic, key: "i", edit: (selected) => toggleMark(selected, "*", "italic text") },
  { label: "Heading", icon: Heading2, key: "h", edit: (selected) => toggleHeading(selected, "## ") },
  { label: "Subheading", icon: Heading3, edit: (selected) => toggleHeading(selected, "### ") },
  { label: "Link", icon: Link2, key: "k", edit: insertLink },
  { label: "Quote", icon: TextQuote, edit: (selected) => togglePrefix(selected, "> ") },
  { label: "Bulleted list", icon: List, edit: (selected) => togglePrefix(selected, "- ") },
  { label: "Numbered list", icon: ListOrdered, edit: (selected) => togglePrefix(selected, "1. ") },
  { label: "Table", icon: Table, edit: insertTable },
  { label: "Code", icon: Code, edit: (selected) => toggleMark(selected, "`", "code") },
];

const BUTTON =
  "inline-flex size-11 shrink-0 items-center justify-center rounded-control text-soft-ink hover:bg-linen hover:text-ink [&_svg]:size-4.5";

interface MarkdownToolbarProps {
  controls: string;
  onEdit: (tool: MarkTool["edit"]) => void;
  onPicture: () => void;
  onGift: () => void;
  onCollection: () => void;
  onVideo: () => void;
}

/** The buttons above the text. Each does what its shortcut does, and the text field keeps the focus. */
export function MarkdownToolbar({ controls, onEdit, onPicture, onGift, onCollection, onVideo }: MarkdownToolbarProps) {
  return (
    <div role="toolbar" aria-label="Formatting" aria-controls={controls} className="flex flex-wrap gap-0.5">
      {MARK_TOOLS.map(({ label, icon: Icon, key, edit }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-keyshortcuts={key === undefined ? undefined : `Control+${key.toUpperCase()}`}
          title={key === undefined ? label : `${label} (Ctrl+${key.toUpperCase()})`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onEdit(edit)}
          className={BUTTON}
        >
          <Icon aria-hidden />
        </button>
      ))}
      <button type="button" aria-label="Picture" title="Picture" onClick={onPicture} className={BUTTON}>
        <Image aria-hidden />
      </button>
      <button type="button" aria-label="Video" title="Video" onClick={onVideo} className={BUTTON}>
        <SquarePlay aria-hidden />
      </button>
      <button type="button" aria-label="Gift card" title="Gift card" onClick={onGift} className={BUTTON}>
        <Gift aria-hidden />
      </button>
      <button type="button" aria-label="Collection card" title="Collection card" onClick={onCollection} className={BUTTON}>
        <Layers aria-hidden />
      </button>
    </div>
  );
}
