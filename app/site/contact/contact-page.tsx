import { ArticleBody } from "#app/features/blog/components/article-body.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "../drawings/drawing.tsx";
import { LOVE_LETTER } from "../drawings/love-letter.ts";
import type { WrittenPage } from "../pages/markdown-page.tsx";
import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";
import { ContactForm, type ContactRefusal } from "./contact-form.tsx";

interface ContactPageProps {
  /** What the owner has written beside the form; null for the built-in words. */
  own: WrittenPage | null;
  wasSent: boolean;
  refusal?: ContactRefusal;
}

/** Renders the contact form, or the thanks for a message. */
export function ContactPage({ own, wasSent, refusal }: ContactPageProps) {
  if (wasSent) return <Thanks />;
  return (
    <div className="mx-auto grid w-full max-w-content items-start gap-x-16 gap-y-8 px-4 py-10 md:px-6 md:py-16 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)]">
      {own === null ? <Introduction /> : <OwnIntroduction page={own} />}
      <ContactForm refusal={refusal} />
    </div>
  );
}

function OwnIntroduction({ page: { title, lead, blocks } }: { page: WrittenPage }) {
  return (
    <div className="lg:sticky lg:top-28">
      <Drawing body={LOVE_LETTER} className="size-16 rotate-[-6deg]" />
      <h1 className="mt-5 text-title">{title}</h1>
      {lead === "" ? null : <p className="mt-3 max-w-measure text-lg text-soft-ink">{lead}</p>}
      <div className="mt-5">
        <ArticleBody blocks={blocks} />
      </div>
    </div>
  );
}

function Introduction() {
  const { contactEmail } = useSite();
  return (
    <div className="lg:sticky lg:top-28">
      <Drawing body={LOVE_LETTER} className="size-16 rotate-[-6deg]" />
      <h1 className="mt-5 text-title">Write to us</h1>
      <p className="mt-3 max-w-measure text-lg text-soft-ink">
        A question, a wrong price, a broken link, a gift we should know about: it all helps. A real person reads every message.
      </p>
      <p className="mt-5 max-w-measure">
        Prefer your own email app? Our address is{" "}
        <a
          href={`mailto:${contactEmail}`}
          className="font-semibold break-words text-evergreen underline underline-offset-4 hover:decoration-2"
        >
          {contactEmail}
        </a>
        .
      </p>
      <p className="mt-3 max-w-measure text-soft-ink">
        For orders, deliveries, and returns, please ask the store where you bought the gift: only they can look those up. Our{" "}
        <TextLink to="/faq">FAQ</TextLink> answers most other questions.
      </p>
    </div>
  );
}

function Thanks() {
  return (
    <div className="mx-auto flex max-w-content flex-col items-center px-4 py-20 text-center">
      <Drawing body={LOVE_LETTER} className="size-20 rotate-[-6deg]" />
      <h1 className="mt-6 text-title">Thank you for writing</h1>
      <p role="status" className="mt-3 max-w-measure text-lg text-soft-ink">
        Your message is on its way. We’ll reply by email, usually within a few days.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Send another message
        </ButtonLink>
      </div>
    </div>
  );
}
