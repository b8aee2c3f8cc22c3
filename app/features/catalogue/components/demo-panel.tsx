import { useEffect, useState } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { DemoView } from "../demo.ts";
import { formatCount } from "../gift-tags.ts";

const LOOK_MS = 1000;

const count = (number: number, noun: string) => `${formatCount(number)} ${noun}${number === 1 ? "" : "s"}`;

/** Returns "363 gifts, 6 posts and 3 examples of what shoppers say", without what there is none of. */
function wordDemo({ gifts, posts, testimonials }: DemoView): string {
  const parts = [
    ...(gifts === 0 ? [] : [count(gifts, "gift")]),
    ...(posts === 0 ? [] : [count(posts, "post")]),
    ...(testimonials === 0 ? [] : [`${count(testimonials, "example")} of what shoppers say`]),
  ];
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

/** Says what of the demo somebody has made their own. */
function wordStaying({ changedGifts, changedPosts }: DemoView): string | null {
  if (changedGifts + changedPosts === 0) return null;
  const parts = [
    ...(changedGifts === 0 ? [] : [count(changedGifts, "gift")]),
    ...(changedPosts === 0 ? [] : [count(changedPosts, "post")]),
  ];
  return `${parts.join(" and ")} of it that somebody here has changed ${changedGifts + changedPosts === 1 ? "stays" : "stay"}.`;
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
      <ProgressBar label={state === "going" ? "Gone" : "Back"} value={done} max={Math.max(gifts, 1)} />
      <p role="status" className="tabular-nums">
        {state === "going" ? "The demo goes" : "The demo comes back"}: {formatCount(done)} of {count(gifts, "gift")}. You can go on
        meanwhile.
      </p>
    </>
  );
}

function Shown({ demo, isBack }: { demo: DemoView; isBack: boolean }) {
  const kept = wordStaying(demo);
  return (
    <>
      {isBack ? <p role="status">The demo is back.</p> : null}
      <p>The shop opened with a demo: {wordDemo(demo)}. The gifts go to the trash, and all of it can come back. The categories stay.</p>
      {kept === null ? null : <p>{kept}</p>}
      {demo.listedGifts === 0 ? null : (
        <p>
          {count(demo.listedGifts, "gift")} {demo.listedGifts === 1 ? "is" : "are"} on people’s lists, which keep the name when a gift goes.
        </p>
      )}
      <Choice intent="demo-away" label="Put the demo away" />
    </>
  );
}

function Away({ demo }: { demo: DemoView }) {
  return (
    <>
      <p role="status">The demo is away: {wordDemo(demo)}. It does not come back by itself.</p>
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
