import { useEffect, useRef, useState } from "react";
import { cutText } from "#app/platform/text.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { MAX_ADDRESS, MAX_NAME } from "../../gift-lines.ts";
import type { Double } from "../answers.ts";
import type { FoundProduct } from "../found-product.ts";
import { requestGiftChange } from "./gift-changes.ts";

/** A pasted link and what has become of it. */
export interface PastedLink {
  link: string;
  state: "waiting" | "reading" | "found" | "failed" | "saved";
  product: FoundProduct | null;
  /** Gifts of the shop that may be the same one. */
  doubles: readonly Double[];
  /** Why it was not read, or not saved. */
  fault: string | null;
  /** True where it is to be saved. */
  isChosen: boolean;
}

const NO_CREDENTIALS = "This store’s products need API credentials, which this site doesn’t have. Please add this one by hand.";
const NOT_READ = "This page couldn’t be read. Please try again, or add the gift by hand.";

/** What keeps all links from being read, not just one. */
const stopsAll = ({ kind }: Trouble) => kind !== "failed";

/** Reads one link, and waits as long as the site asks for; null where nobody waits any more. */
async function readLink(
  link: string,
  rest: (seconds: number) => Promise<boolean>,
): Promise<Partial<PastedLink> | { trouble: Trouble } | null> {
  for (;;) {
    const answer = await requestGiftChange({ change: "look-up", affiliateUrl: link });
    if (answer.ok) return takeProduct(answer.product);
    if (answer.reason === "trouble") {
      if (stopsAll(answer.trouble)) return { trouble: answer.trouble };
      return { state: "failed", fault: answer.trouble.message ?? NOT_READ };
    }
    if (answer.reason !== "look-up") return { state: "failed", fault: NOT_READ };
    if (answer.retryAfterSeconds === undefined) return { state: "failed", fault: answer.message };
    if (!(await rest(answer.retryAfterSeconds))) return null;
  }
}

async function takeProduct(product: FoundProduct): Promise<Partial<PastedLink>> {
  if (product.source === "sample") return { state: "failed", fault: NO_CREDENTIALS };
  const doubles = (await findDoublesOf(product)) ?? [];
  return { state: "found", product, doubles, isChosen: !doubles.some(({ hasSameLink }) => hasSameLink) };
}

/** Returns the gifts that may be the same as a product; null where the site does not say. */
export async function findDoublesOf({ name, affiliateUrl }: FoundProduct): Promise<readonly Double[] | null> {
  const answer = await requestGiftChange({
    ...{ change: "find-doubles", id: null },
    name: cutText(name, MAX_NAME),
    affiliateUrl: cutText(affiliateUrl, MAX_ADDRESS),
  });
  return answer.ok ? answer.doubles : null;
}

/** Reads pasted links one after the other, as fast as the site allows. */
export function useLinkReading() {
  const [rows, setRows] = useState<readonly PastedLink[]>([]);
  const [phase, setPhase] = useState<"still" | "reading" | "resting">("still");
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const running = useRef(0);
  useEffect(() => () => void (running.current += 1), []);

  function change(link: string, changes: Partial<PastedLink>) {
    setRows((before) => before.map((row) => (row.link === link ? { ...row, ...changes } : row)));
  }

  async function readAll(links: readonly string[]) {
    const run = ++running.current;
    const isCurrent = () => run === running.current;
    async function rest(seconds: number): Promise<boolean> {
      setPhase("resting");
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      if (isCurrent()) setPhase("reading");
      return isCurrent();
    }
    setTrouble(null);
    setPhase("reading");
    for (const link of links) {
      change(link, { state: "reading" });
      const read = await readLink(link, rest);
      if (!isCurrent() || read === null) return;
      if ("trouble" in read) {
        change(link, { state: "waiting" });
        setTrouble(read.trouble);
        break;
      }
      change(link, read);
    }
    setPhase("still");
  }

  function begin(links: readonly string[]) {
    setRows(links.map((link) => ({ link, state: "waiting", product: null, doubles: [], fault: null, isChosen: false })));
    void readAll(links);
  }

  function stop() {
    running.current += 1;
    setPhase("still");
    setRows((before) => before.map((row) => (row.state === "reading" ? { ...row, state: "waiting" } : row)));
  }

  const waiting = rows.filter(({ state }) => state === "waiting").map(({ link }) => link);
  return { rows, phase, trouble, change, begin, stop, goOn: () => void readAll(waiting) };
}
export type LinkReading = ReturnType<typeof useLinkReading>;
