import { ChevronDown } from "lucide-react";
import { Prose } from "#app/ui/prose.tsx";
import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { makeFaq } from "./faq-texts.tsx";
import type { SiteFacts } from "./site-facts.ts";

/** Shows the questions as `<details>`, so that their answers open without JavaScript and by the browser's own page search. */
export function FaqPage({ facts }: { facts: SiteFacts }) {
  const { name } = useSite();
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-10 md:px-6 md:py-16">
      <h1 className="text-title">Questions people ask</h1>
      <p className="mt-4 text-xl leading-relaxed text-soft-ink">
        How {name} works, where you buy, and what we know about you. Something missing? <TextLink to="/contact">Write to us</TextLink>.
      </p>
      {makeFaq(facts).map(({ topic, questions }) => (
        <section key={topic} className="mt-10">
          <h2 className="text-subheading">{topic}</h2>
          <div className="mt-3 divide-y divide-line rounded-card border border-line bg-card shadow-card">
            {questions.map(({ question, answer }) => (
              <details key={question} className="group">
                <summary className="flex items-center gap-4 rounded-card px-5 py-4 text-[1.0625rem] font-semibold hover:text-evergreen [&::-webkit-details-marker]:hidden">
                  <span className="flex-1">{question}</span>
                  <ChevronDown
                    aria-hidden
                    className="size-5 shrink-0 text-soft-ink transition-transform duration-150 group-open:rotate-180"
                  />
                </summary>
                <Prose className="max-w-none px-5 pb-5 text-base">{answer}</Prose>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
