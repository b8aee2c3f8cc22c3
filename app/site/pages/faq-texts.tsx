import type { ReactNode } from "react";
import { TextLink } from "../text-link.tsx";
import {
  type SiteFacts,
  describeHowLongBackupsLast,
  describeMarketplaceChoice,
  describeWhereLinkComes,
  describeWhereWordsGo,
  noteCounting,
  noteOutsidePictures,
} from "./site-facts.ts";

interface FaqTopic {
  topic: string;
  questions: readonly { question: string; answer: ReactNode }[];
}

/** Returns the questions with the answers that are true of this site. */
export const makeFaq = (facts: SiteFacts): readonly FaqTopic[] => [
  {
    topic: "Finding a gift",
    questions: [
      {
        question: "How do I find a gift here?",
        answer: (
          <p>
            There are three ways. Tell the <TextLink to="/gift-finder">gift finder</TextLink> who the gift is for. Browse the{" "}
            <TextLink to="/categories">categories</TextLink> by occasion, recipient, or interest. Or, if you know what you’re looking for,
            use the search at the top of every page.
          </p>
        ),
      },
      {
        question: "What does the gift finder do with what I write?",
        answer: (
          <p>
            It compares your words with the recipients, occasions, interests, and prices in our own catalog. {describeWhereWordsGo(facts)}
          </p>
        ),
      },
      {
        question: "What is the gift basket for?",
        answer: (
          <p>
            It’s for comparing. Add the gifts you’re considering, set a budget, and see the total. You don’t pay there. The basket lives
            only in your browser tab, so closing or reloading the page empties it.
          </p>
        ),
      },
      {
        question: "Do I need an account?",
        answer: (
          <p>
            Not to look around: search, the gift finder, the basket, and the links to stores all work without one. With an account, you can
            keep gifts in lists on all your devices. <TextLink to="/auth?tab=sign-up">Create one</TextLink> with your name, an email
            address, and a password.
          </p>
        ),
      },
      {
        question: "I forgot my password. What now?",
        answer: (
          <p>
            <TextLink to="/auth/forgot">Ask for a link</TextLink> to choose a new one. {describeWhereLinkComes(facts)} A new password signs
            you out everywhere.
          </p>
        ),
      },
      {
        question: "How do I delete my account?",
        answer: (
          <p>
            Go to <TextLink to="/profile/data">My Data</TextLink> in your profile and confirm with your password. Everything of yours is
            deleted from our server right away. {describeHowLongBackupsLast(facts)} You can download it all as a file first.
          </p>
        ),
      },
    ],
  },
  {
    topic: "Prices and buying",
    questions: [
      {
        question: "Where do I buy?",
        answer: (
          <p>
            “View on Store” takes you to the store that sells the gift. You order, pay, and get help there; we never see your name, address,
            or card. Links that pay us a commission say “(paid link)” beside them.
          </p>
        ),
      },
      {
        question: "Why is the store’s price different?",
        answer: (
          <p>
            Stores change their prices, sometimes several times a day. Ours is the price on the date shown beside it. The store’s price is
            the one that counts. All our prices are in US dollars, before tax and shipping.
          </p>
        ),
      },
      {
        question: "Can I buy from a store in my country?",
        answer: <p>{describeMarketplaceChoice(facts)} Not every gift is sold in every country.</p>,
      },
      {
        question: "How long does delivery take?",
        answer: (
          <p>
            “Ships in … days” tells you how long a gift usually takes to leave the store; the trip to your door comes on top of that. The
            store gives you the exact date before you pay.
          </p>
        ),
      },
      {
        question: "Can I return a gift?",
        answer: <p>That’s up to the store where it was bought. We aren’t part of the order and can’t look it up.</p>,
      },
      {
        question: "What does “Out of Stock” mean?",
        answer: (
          <p>It means the gift wasn’t available when we last checked. The store may have it again, so it’s worth following the link.</p>
        ),
      },
    ],
  },
  {
    topic: "About us",
    questions: [
      {
        question: "How do you earn money?",
        answer: (
          <p>
            Stores pay us a commission on purchases that start here. Your price stays the same, and what a gift would earn us has no effect
            on where you see it. There’s more in the <TextLink to="/affiliate-disclosure">affiliate disclosure</TextLink>.
          </p>
        ),
      },
      {
        question: "Do you track me?",
        answer: (
          <p>
            No. There are no scripts, tracking pixels, fonts, or analytics from other companies here. {noteOutsidePictures(facts)}{" "}
            {noteCounting(facts)} The <TextLink to="/privacy-policy">privacy policy</TextLink> lists the little we store.
          </p>
        ),
      },
      {
        question: "I found a mistake. Who do I tell?",
        answer: (
          <p>
            Please tell us through the <TextLink to="/contact">contact page</TextLink>. The gift’s name is all we need to find it.
          </p>
        ),
      },
    ],
  },
];
