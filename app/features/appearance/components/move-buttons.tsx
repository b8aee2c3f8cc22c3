import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "#app/ui/icon-button.tsx";

interface MoveButtonsProps {
  /** What is moved, for those who hear it. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Two buttons that move one part of a list up or down, by keyboard and by touch. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton label={`Move ${name} up`} icon={<ArrowUp aria-hidden />} disabled={index === 0} onClick={() => onMove(index - 1)} />
      <IconButton
        label={`Move ${name} down`}
        icon={<ArrowDown aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </span>
  );
}

/** Returns the list with one of its parts at another place. */
export function withMoved<Part>(parts: readonly Part[], from: number, to: number): Part[] {
  const [moved] = parts.slice(from, from + 1);
  const others = parts.toSpliced(from, 1);
  return moved === undefined ? others : others.toSpliced(to, 0, moved);
}
