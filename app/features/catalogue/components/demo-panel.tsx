import { useEffect, useState } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { DemoView } from "../demo.ts";
import { formatCount } from "../gift-tags.ts";

const LOOK_MS = 1000;

const count = (number: number, noun: string) => `${formatCount(number)} ${noun}${number === 1 ? "" : "s"}`;

/** Returns "363 gifts, 6 posts, and 3 examples of what shoppers say", without what there is none of. */
function wordDemo({ gifts, posts, testimonials }: DemoView): string {
  const parts = [
    ...(gifts === 0 ? [] : [count(gifts, "gift")]),
    ...(posts === 0 ? [] : [count(posts, "post")]),
    ...(testimonials === 0 ? [] : [`${count(testimonials, "example")} of what shoppers say`]),
  ];
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")}${parts.length === 1 ? "" : ","} and ${last}`;
}

/** Says what of the demo somebody has made their own. */
function wordStaying({ changedGifts, changedPosts }: DemoView): string | null {
  if (changedGifts + changedPosts === 0) return null;
  const parts = [
    ...(changedGifts === 0 ? [] : [count(changedGifts, "gift")]),
    ...(changedPosts === 0 ? [] : [count(changedPosts, "post")]),
  ];
  return `${parts.join(" and ")} ${changedGifts + changedPosts === 1 ? "stays" : "stay"} because someone here made changes.`;
}

/** Puts the demo away or brings it back, and shows how far that is. */
export function DemoPanel({ demo }: { demo: DemoView }) {
  const isUnderWay = demo.state === "going" || demo.state === "coming";
  useLookingAgain(isUnderWay);
  const [wasComing, setWasComing] = useState(false);
  if (demo.state === "coming" && !wasComing) setWasComing(true);
  if (demo.state === "none") return null;
  return (
    <section aria-labelledby="demo" className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <h2 id="demo" className="text-subheading">
        The demo
      </h2>
      {isUnderWay ? <UnderWay demo={demo} /> : demo.state === "shown" ? <Shown demo={demo} isBack={wasComing} /> : <Away demo={demo} />}
    </section>
  );
}

/** Loads the page's data again every second while `isOn`. */
function useLookingAgain(isOn: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isOn, state, revalidate]);
}

function UnderWay({ demo: { state, gifts, done } }: { demo: DemoView }) {
  return (
    <>
      <ProgressBar label={state === "going" ? "Put away" : "Brought back"} value={done} max={Math.max(gifts, 1)} />
      <p role="status" className="tabular-nums">
        {state === "going" ? "Putting the demo away" : "Bringing the demo back"}: {formatCount(done)} of {count(gifts, "gift")}. You can
        keep working.
      </p>
    </>
  );
}

function Shown({ demo, isBack }: { demo: DemoView; isBack: boolean }) {
  const kept = wordStaying(demo);
  return (
    <>
      {isBack ? <p role="status">The demo is back.</p> : null}
      <p>
        Your shop came with a demo: {wordDemo(demo)}. If you put it away, its gifts go to the trash and its categories stay. You can bring
        it all back.
      </p>
      {kept === null ? null : <p>{kept}</p>}
      {demo.listedGifts === 0 ? null : (
        <p>
          {count(demo.listedGifts, "gift")} {demo.listedGifts === 1 ? "is" : "are"} on people’s lists, where{" "}
          {demo.listedGifts === 1 ? "its name stays" : "their names stay"}.
        </p>
      )}
      <Choice intent="demo-away" label="Put the demo away" />
    </>
  );
}

function Away({ demo }: { demo: DemoView }) {
  return (
    <>
      <p role="status">The demo is put away: {wordDemo(demo)}. It won’t come back on its own.</p>
      <Choice intent="demo-back" label="Bring it back" />
    </>
  );
}

function Choice({ intent, label }: { intent: string; label: string }) {
  const isSending = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent} variant="secondary" busy={isSending}>
        {label}
      </Button>
    </Form>
  );
}
