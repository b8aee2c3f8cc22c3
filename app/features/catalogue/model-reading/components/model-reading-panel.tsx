import { Link, type useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { formatCount } from "../../gift-tags.ts";
import { daysNeeded, LEAST_DAILY_TOKENS, wordTokens } from "../reading-cost.ts";
import { wordProblems, wordRun } from "../run-texts.ts";
import { SAMPLE_SIZE } from "../sample.ts";
import type { ModelReadingAnswer, ModelReadingView, ModelRun, ReadingEstimate } from "../types.ts";
import { MODEL_READING_PATH, useModelReading } from "./use-model-reading.ts";

interface ModelReadingPanelProps {
  /** What the server has said; null where it is still to be asked. */
  given: ModelReadingAnswer | null;
  place: "own screen" | "suggestions" | "import";
}

const LINK = "font-semibold text-evergreen underline underline-offset-4";

/** Where an admin starts, follows and stops the reading of the catalogue by a language model. */
export function ModelReadingPanel({ given, place }: ModelReadingPanelProps) {
  const { answer, fetcher, trouble } = useModelReading(given);
  if (answer === null) return null;
  const { view } = answer;
  const said = trouble?.message ?? answer.said;
  if (view.model === null && place !== "own screen") return null;
  return (
    <section aria-labelledby="model-reading" className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <div>
        <h2 id="model-reading" className="mb-1 text-subheading">
          Let the language model read the gifts
        </h2>
        <p className="text-soft-ink">
          It reads each gift’s name and description once and says who and what the gift suits. These are guesses too: your own choices count
          more, and what you reject stays rejected.
        </p>
      </div>
      {said === null ? null : (
        <p role="alert" className="rounded-control bg-blush px-4 py-3 text-ribbon-deep">
          {said}
        </p>
      )}
      {view.model === null ? (
        <WithoutModel estimate={view.estimates.all} price={view.price} />
      ) : (
        <WithModel view={view} fetcher={fetcher} place={place} />
      )}
    </section>
  );
}

function WithoutModel({ estimate: { gifts, tokens }, price }: { estimate: ReadingEstimate; price: number | null }) {
  return (
    <p>
      No language model is set up to read gifts. Set <code>AI_PROVIDER</code>, <code>AI_MODEL</code>, and <code>AI_API_KEY</code>, and set{" "}
      <code>AI_USES</code> to “reading” or “both”. Your own server works too if it speaks OpenAI’s protocol.
      {gifts === 0 ? "" : ` Reading every gift would take ${wordTokens(tokens, price)}, once.`}
    </p>
  );
}

type Fetcher = ReturnType<typeof useFetcher>;

function WithModel({ view, fetcher, place }: { view: ModelReadingView; fetcher: Fetcher; place: ModelReadingPanelProps["place"] }) {
  const { run, model } = view;
  const buttons = buttonsOf(view);
  const sending = fetcher.state === "submitting" ? fetcher.formData?.get("intent") : undefined;
  return (
    <>
      {run === null ? null : <Run run={run} />}
      {run?.state === "done" && run.read > 0 && place === "import" ? (
        <p>
          <Link to="/admin/suggestions" className={LINK}>
            See what it suggests
          </Link>
        </p>
      ) : null}
      {run?.state === "running" ? null : <Offer view={view} />}
      {buttons.length === 0 ? null : (
        <fetcher.Form method="post" action={MODEL_READING_PATH} className="flex flex-wrap gap-3">
          {buttons.map(({ intent, label, isFirst }) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              variant={isFirst ? "primary" : "secondary"}
              busy={sending === intent}
            >
              {label}
            </Button>
          ))}
        </fetcher.Form>
      )}
      <p className="text-sm text-soft-ink">
        We ask {model}. It gets names and descriptions, but no prices, no links, and nothing from a store’s API.{" "}
        {place === "own screen" ? null : (
          <Link to={MODEL_READING_PATH} className={LINK}>
            What each use of the model costs
          </Link>
        )}
      </p>
    </>
  );
}

function Run({ run }: { run: ModelRun }) {
  const { state, total, read, failed, waitReason, waitsUntil } = run;
  const done = read + Object.values(failed).reduce((sum, count) => sum + count, 0);
  return (
    <div className="flex flex-col gap-1.5">
      {state === "done" ? null : (
        <progress aria-label="Read by the language model" max={Math.max(total, 1)} value={done} className="h-2 w-full accent-evergreen" />
      )}
      <p role="status" className={state === "done" ? "rounded-control bg-sage px-4 py-3 font-semibold" : "tabular-nums"}>
        {wordRun(run)}
      </p>
      {waitReason === null || waitsUntil === null ? null : (
        <p className="rounded-control bg-sky px-4 py-3">
          {waitReason === "tokens"
            ? "Today’s tokens are used up. It continues automatically: "
            : "The model isn’t giving usable answers. We’ll ask it again: "}
          <LocalTime date={waitsUntil} />.
        </p>
      )}
      {wordProblems(run).map((sentence) => (
        <p key={sentence} className="text-sm text-soft-ink">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** What is there to read, and for how much. */
function Offer({ view: { estimates, price, tokensLeftToday, dailyTokens, notSendable, alreadyRead } }: { view: ModelReadingView }) {
  const { all, sample } = estimates;
  const days = daysNeeded(all, tokensLeftToday, dailyTokens);
  return (
    <div className="flex flex-col gap-1">
      {all.gifts === 0 ? (
        <p>
          {alreadyRead === 0
            ? "There’s nothing to read yet."
            : `Everything has been read: ${formatCount(alreadyRead)} gifts. New and changed gifts will show up here.`}
        </p>
      ) : (
        <p>
          <strong className="font-semibold">
            {formatCount(all.gifts)} {all.gifts === 1 ? "gift" : "gifts"}, {wordTokens(all.tokens, price)}.
          </strong>{" "}
          {alreadyRead === 0 ? "" : `${formatCount(alreadyRead)} have already been read and won’t cost anything again. `}
          {days === 1
            ? ""
            : `With ${formatCount(dailyTokens)} tokens a day, it takes ${formatCount(days)} days and continues automatically.`}
        </p>
      )}
      {all.gifts > sample.gifts ? (
        <p>
          A sample: the {formatCount(SAMPLE_SIZE)} most telling gifts, {wordTokens(sample.tokens, price)}. The learned reader then does the
          rest.
        </p>
      ) : null}
      {notSendable === 0 ? null : (
        <p className="text-soft-ink">
          {formatCount(notSendable)} {notSendable === 1 ? "gift isn’t" : "gifts aren’t"} sent, as the texts may come from a store’s API.
        </p>
      )}
      {dailyTokens < LEAST_DAILY_TOKENS ? (
        <p className="text-ribbon-deep">
          AI_DAILY_TOKENS is {formatCount(dailyTokens)}, but one question about twenty gifts needs up to {formatCount(LEAST_DAILY_TOKENS)}.
        </p>
      ) : null}
    </div>
  );
}

function buttonsOf({ run, estimates: { all, sample }, dailyTokens }: ModelReadingView) {
  if (run?.state === "running") return [{ intent: "stop", label: "Stop", isFirst: false }];
  if (dailyTokens < LEAST_DAILY_TOKENS) return [];
  const isStopped = run?.state === "stopped";
  return [
    ...(isStopped ? [{ intent: "continue", label: "Continue", isFirst: true }] : []),
    ...(all.gifts > 0
      ? [{ intent: "start-all", label: all.gifts === 1 ? "Read it" : `Read all ${formatCount(all.gifts)}`, isFirst: !isStopped }]
      : []),
    ...(all.gifts > sample.gifts ? [{ intent: "start-sample", label: `Read ${formatCount(sample.gifts)}`, isFirst: false }] : []),
  ];
}
