import { type ReactNode, useEffect, useRef, useState } from "react";
import { cutText } from "#app/platform/text.ts";
import { MAX_ADDRESS, MAX_NAME } from "../../gift-lines.ts";
import type { Double } from "../answers.ts";
import { requestGiftChange } from "./gift-changes.ts";
import type { GiftEditor } from "./use-gift-editor.ts";

/** Says by what a double was found. */
export function describeDouble({ hasSameLink, hasSameName }: Double): string {
  if (hasSameLink && hasSameName) return "same name and store page";
  return hasSameLink ? "same store page" : "same name";
}

/** Opens a double in a tab of its own, so that what is not saved stays. */
export function DoubleLink({ double: { id, name } }: { double: Double }) {
  return (
    <a
      href={`/admin/gifts/${id}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-touch items-center font-semibold break-words underline underline-offset-4 hover:text-evergreen"
    >
      {name}
    </a>
  );
}

/** Returns the gifts that may be the one in the form, and asks for them again. */
function useDoubles({ id, form }: GiftEditor) {
  const [doubles, setDoubles] = useState<readonly Double[]>([]);
  const asked = useRef("");

  async function ask() {
    const what = { id, name: cutText(form.name, MAX_NAME), affiliateUrl: cutText(form.affiliateUrl, MAX_ADDRESS) };
    const key = JSON.stringify(what);
    if (asked.current === key) return;
    asked.current = key;
    const answer = await requestGiftChange({ change: "find-doubles", ...what });
    // A hint that cannot be had is no trouble, and one that comes late says nothing of what is in the form by then.
    if (answer.ok && asked.current === key) setDoubles(answer.doubles);
  }
  return { doubles, ask };
}

/** Shows, above the fields of a form, gifts that may be the same one, as soon as a field has been left. Nobody is kept from saving. */
export function GiftDoubles({ editor, children }: { editor: GiftEditor; children: ReactNode }) {
  const { doubles, ask } = useDoubles(editor);
  const askFirst = useRef(ask);
  useEffect(() => void askFirst.current(), []);
  return (
    <div className="flex flex-col gap-4" onBlur={() => void ask()}>
      <div role="status">
        {doubles.length === 0 ? null : (
          <div className="rounded-card border border-line bg-linen px-4 py-3 text-[0.9375rem]">
            <p className="font-semibold">You may already have this gift:</p>
            <ul className="mt-1 flex flex-col">
              {doubles.map((double) => (
                <li key={double.id}>
                  <DoubleLink double={double} /> <span className="text-soft-ink">({describeDouble(double)})</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
