import type { ReactNode } from "react";
import { TextLink } from "../text-link.tsx";
import {
  type SiteFacts,
  describeHowLongBackupsLast,
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
            Three ways. Tell the <TextLink to="/gift-finder">gift finder</TextLink> whom the gift is for. Browse the{" "}
            <TextLink to="/categories">categories</TextLink> by occasion, recipient or interest. Or use the search on top of every page, if
            you know what you are looking for.
          </p>
        ),
      },
      {
        question: "What does the gift finder do with what I write?",
        answer: (
          <p>
            It compares your words with the recipients, occasions, interests and prices in our own catalogue. {describeWhereWordsGo(facts)}
          </p>
        ),
      },
      {
        question: "What is the gift basket for?",
        answer: (
          <p>
            For comparing. Put candidates in, set a budget, and see what they come to together. Nothing is paid there. It lives in your
            browser tab only, so closing or reloading the page empties it.
          </p>
        ),
      },
      {
        question: "Do I need an account?",
        answer: (
          <p>
            Not to look around: searching, the gift finder, the basket and the links to stores work without one. With an account you keep
            gifts in lists, on every device. <TextLink to="/auth?tab=sign-up">Create one</TextLink> with your name, an email address and a
            password.
          </p>
        ),
      },
      {
        question: "I have forgotten my password. What now?",
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
            In your profile, under <TextLink to="/profile/data">My Data</TextLink>, with your password. Everything of yours is gone from our
            server at once. {describeHowLongBackupsLast(facts)} You can take it all along as a file before.
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
            At the store behind “View on Store”. You order, pay and get help there; we never see your name, address or card. Links that pay
            us a commission are marked “(paid link)”.
          </p>
        ),
      },
      {
        question: "Why is the price at the store another one?",
        answer: (
          <p>
            Stores change their prices, sometimes several times a day. Ours is the price on the day it was checked, which stands beside it.
            The price at the store counts. All our prices are in US dollars, before tax and shipping.
          </p>
        ),
      },
      {
        question: "Can I buy from a store in my country?",
        answer: (
          <p>
            Choose your marketplace at the bottom of any page. Links to products of that store then lead to its site for your country, as
            far as we take part in its program there. Not every gift is sold in every country.
          </p>
        ),
      },
      {
        question: "How long does delivery take?",
        answer: (
          <p>
            “Ships in … days” on a gift is how long it usually takes to leave the store; the way to your door comes on top. The store tells
            you the exact date before you pay.
          </p>
        ),
      },
      {
        question: "Can I return a gift?",
        answer: <p>By the rules of the store where it was bought. We have no part in the order and cannot look it up.</p>,
      },
      {
        question: "What does “Out of Stock” mean?",
        answer: <p>That the gift was not available when we last looked. The store may have it again: following its link costs nothing.</p>,
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
            By commissions from stores on purchases that start here. Your price stays the same, and what a gift would earn us plays no part
            in where it stands. More in the <TextLink to="/affiliate-disclosure">affiliate disclosure</TextLink>.
          </p>
        ),
      },
      {
        question: "Do you track me?",
        answer: (
          <p>
            No. There are no scripts, tracking pixels, fonts or analytics from other companies here. {noteOutsidePictures(facts)}{" "}
            {noteCounting(facts)} The <TextLink to="/privacy-policy">privacy policy</TextLink> lists the little that we store.
          </p>
        ),
      },
      {
        question: "I found a mistake. Whom do I tell?",
        answer: (
          <p>
            Us, please, through the <TextLink to="/contact">contact page</TextLink>. The name of the gift is enough for us to find it.
          </p>
        ),
      },
    ],
  },
];
