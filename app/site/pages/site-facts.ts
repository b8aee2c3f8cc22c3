import { LINK_MINUTES } from "#app/features/accounts/constants.ts";

/** The facts that the privacy policy and the FAQ depend on: settings, and what the catalogue and the blog show now. */
export interface SiteFacts {
  /** True where users' browsers fetch some pictures from other hosts. */
  hasOutsidePictures: boolean;
  /**
   * The provider of the language model that reads what is written to the finder: a company or a host, "own" for a machine of the operator,
   * null without a model.
   */
  languageModel: string | null;
  /** True where a network service in front of the server reports which country a request comes from. */
  isBehindProxy: boolean;
  /** True where there is a mail server; otherwise mails stay in a folder. */
  isMailSent: boolean;
  /** True where a storage service holds pictures and files. */
  usesObjectStorage: boolean;
  /** True where the durations of requests are sent to a service that monitors the server. */
  isMonitored: boolean;
  /** The number of days for which a backup holds deleted data; null where no backups are scheduled. */
  backupDays: number | null;
  /** What counts page views, such as "Umami", and the host that it runs on; null where nothing does. */
  analytics: { name: string; host: string } | null;
  /** Whose marketplaces store links lead shoppers to, by their country: those that we have a tag for, all of them, or none. */
  marketplaces: "tagged" | "all" | "none";
}

/** Names the model: "the language model of OpenAI", or "a language model on a machine of ours". */
function nameModel(languageModel: string): string {
  return languageModel === "own" ? "a language model on a machine of ours" : `the language model of ${languageModel}`;
}

/** States where words go that are written to the gift finder. */
export function describeWhereWordsGo({ languageModel }: Pick<SiteFacts, "languageModel">): string {
  if (languageModel === null) return "That happens on our own server. What you write is not sent to any other company.";
  if (languageModel === "own")
    return "That happens on our own server, and on another machine of ours that runs a language model. What you write is not sent to any other company.";
  return `That happens on our own server. What you write is also sent to ${nameModel(languageModel)}, which helps to understand it and to choose: your words and what we made of them, and nothing else about you.`;
}

/** States in short who sees a user's network address. */
export function describeWhoSeesAddress({ hasOutsidePictures, isBehindProxy }: SiteFacts): string {
  const sentences = [
    isBehindProxy
      ? "Your network address reaches us through a network service, which sees it too. We don’t pass it on to anyone."
      : "We don’t pass your network address on to anyone.",
    ...(hasOutsidePictures ? ["Some pictures are hosted by other companies, which see it when your browser loads them."] : []),
  ];
  return sentences.join(" ");
}

/** States how a user's country is determined. */
export function describeHowCountryIsFound({ isBehindProxy }: Pick<SiteFacts, "isBehindProxy">): string {
  return isBehindProxy
    ? "to know your country, which the network service in front of our server tells us, or else a list on our own server"
    : "to guess your country from a list on our own server";
}

/**
 * States whose questions to the gift finder are counted by network address: with a language model those of every user, ten times a minute
 * at most.
 */
export function describeWhoseQuestionsCount({ languageModel }: Pick<SiteFacts, "languageModel">): string {
  return languageModel === null ? "programs that ask the gift finder" : "questions to the gift finder";
}

/** States where pictures come from, and what that reveals to others. */
export function describeWherePicturesLie({ hasOutsidePictures }: Pick<SiteFacts, "hasOutsidePictures">): string {
  return hasOutsidePictures
    ? "Some pictures are hosted by a store, a maker, or another site, and your browser loads them from there. That server sees your network address and your browser’s name, as any server does, and which picture it is, but not which page you saw it on."
    : "All our pictures come from our own server.";
}

/** States where a message from the contact form goes. */
export function describeWhereMessagesGo({ isMailSent }: Pick<SiteFacts, "isMailSent">): string {
  return isMailSent
    ? "The contact form emails us your name, your email address, and your message, and keeps them in our inbox on this site for up to a year."
    : "The contact form puts your name, your email address, and your message into a folder on our server, and into our inbox on this site for up to a year.";
}

/** States where the site's mails stay; null where they are sent. */
export function describeWhereMailsStay({ isMailSent }: Pick<SiteFacts, "isMailSent">): string | null {
  return isMailSent ? null : "This site has no mail server yet: its emails stay in a folder on our server and don’t reach you.";
}

/** States how long deleted data is still in backups; null where no backups are scheduled. */
export function describeHowLongBackupsLast({ backupDays }: Pick<SiteFacts, "backupDays">): string | null {
  if (backupDays === null) return null;
  const days = backupDays === 1 ? "a day" : `${backupDays} days`;
  return `Our backups keep what was deleted for about ${days} longer; then newer ones replace them.`;
}

/** States where the link to a new password comes. */
export function describeWhereLinkComes({ isMailSent }: Pick<SiteFacts, "isMailSent">): string {
  return isMailSent
    ? `It comes by email and works once, for ${LINK_MINUTES} minutes.`
    : `It works once, for ${LINK_MINUTES} minutes. This site has no mail server yet, so please contact us to get it.`;
}

const LEFT_ALONE = "Our links go to the marketplace we picked for the gift, whatever your country is.";

/** States to which marketplace store links lead. */
export function describeMarketplaces({ marketplaces }: Pick<SiteFacts, "marketplaces">): string {
  if (marketplaces === "none") return LEFT_ALONE;
  const programs =
    marketplaces === "all"
      ? "Each marketplace runs its own affiliate program, and we aren’t part of them all."
      : "Each marketplace runs its own affiliate program; where we aren’t part of it, the link goes to the marketplace we picked for the gift.";
  return `For some stores, our links take you to the marketplace for your country. ${programs} You can choose yours at the bottom of every page.`;
}

/** States what a choice of the marketplace changes. */
export function describeMarketplaceChoice({ marketplaces }: Pick<SiteFacts, "marketplaces">): string {
  if (marketplaces === "none") return LEFT_ALONE;
  const limit = marketplaces === "all" ? "." : ", as long as we’re part of its program there.";
  return `Choose your marketplace at the bottom of any page. Links to that store then go to its site for your country${limit}`;
}

/** Notes that some pictures come from other hosts; null where none does. */
export function noteOutsidePictures({ hasOutsidePictures }: Pick<SiteFacts, "hasOutsidePictures">): string | null {
  return hasOutsidePictures ? "Some pictures come from stores and makers, which can’t see which page shows them." : null;
}

/** Ends the half sentence on the copies of pictures: with whom they lie; null where it is our own server. */
export function noteStorageService({ usesObjectStorage }: Pick<SiteFacts, "usesObjectStorage">): string | null {
  return usesObjectStorage ? " with a storage service" : null;
}

/** Notes that a service watches over the server; null where none does. */
export function noteMonitoring({ isMonitored }: Pick<SiteFacts, "isMonitored">): string | null {
  return isMonitored
    ? "A service that watches over our server is told which page it made, when, and how long that took, and nothing about who asked."
    : null;
}

const sayCounting = (name: string) =>
  `We count which pages are read, with ${name} on a server of our own and without a cookie. A browser that asks not to be tracked isn’t counted.`;

/** States in short whether anybody looks at what is read. */
export function describeWhoIsWatched({ analytics }: Pick<SiteFacts, "analytics">): string {
  return analytics === null ? "We don’t track you. We keep no list of the pages you read, signed in or not." : sayCounting(analytics.name);
}

/** Notes in short that page views are counted; null where they are not. */
export function noteCounting({ analytics }: Pick<SiteFacts, "analytics">): string | null {
  return analytics === null ? null : sayCounting(analytics.name);
}

/** Notes what is told to the server that counts page views; null where there is none. */
export function notePageViews({ analytics }: Pick<SiteFacts, "analytics">): string | null {
  if (analytics === null) return null;
  return [
    `${analytics.name} counts visits to the other public pages, on a server of our own (${analytics.host}).`,
    "Your browser tells it which page you read, but not what you search for, and which site you came from. Like any server, it also sees your network address and your browser’s name.",
    "It sets no cookie and stores nothing in your browser. Pages that belong to an account, a gift list, or a claim aren’t counted, and a browser that asks not to be tracked (Do Not Track, Global Privacy Control) tells it nothing at all.",
  ].join(" ");
}

/** Notes that counting page views needs no cookie; null where they are not counted. */
export function noteCountingWithoutCookies({ analytics }: Pick<SiteFacts, "analytics">): string | null {
  return analytics === null ? null : "Counting page views doesn’t need a cookie, and stores nothing in your browser.";
}
