import { PageHeader } from "#app/ui/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { Round } from "../teach-form.ts";
import type { GiftToTeach } from "../gift-to-teach.ts";
import { GiftQuestions } from "./gift-questions.tsx";

/** One gift of a round, and how far the round is. */
export function TeachRound({ round, gift }: { round: Round; gift: GiftToTeach }) {
  const total = round.gifts.length;
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <PageHeader
        title="Teach the shop"
        subtitle={
          <span className="max-sm:hidden">
            Keys: <Key>1</Key> no, <Key>2</Key> somewhat, <Key>3</Key> very, <Key>↑</Key> <Key>↓</Key> move, <Key>Enter</Key> next gift,{" "}
            <Key>Backspace</Key> undo the last gift.
          </span>
        }
      />
      <div className="flex items-center gap-3">
        <ProgressBar label="Gifts taught in this round" value={round.at} max={total} />
        <p role="status" className="shrink-0 font-semibold tabular-nums">
          {round.at + 1} of {total}
        </p>
      </div>
      <GiftQuestions key={gift.id} gift={gift} isLast={round.at === total - 1} canUndo={round.undo !== null} />
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-tag border border-edge bg-card px-1.5 font-text text-sm">{children}</kbd>;
}
