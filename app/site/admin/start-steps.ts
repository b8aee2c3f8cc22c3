/** What is known of the site, from its settings and its database. */
export interface StartFacts {
  isNamed: boolean;
  hasContact: boolean;
  hasTag: boolean;
  hasOwnGifts: boolean;
  hasCategories: boolean;
  sendsMail: boolean;
  /** A backup was made by itself. */
  isBackedUp: boolean;
}

/** One thing to do on the way to a shop of one's own. */
export interface StartStep {
  title: string;
  why: string;
  /** The settings that do it; without any it is done in the admin area. */
  settings: readonly string[];
  links: readonly { to: string; label: string }[];
  isDone: boolean;
}

/** Returns what to do after the first sign-in, each ticked by fact. */
export function listStartSteps(facts: StartFacts): StartStep[] {
  return [
    {
      title: "Name and look",
      why: "Shoppers read it on every page and in every mail.",
      settings: [],
      links: [
        { to: "/admin/appearance", label: "Give it a name and a look" },
        { to: "/admin/pages", label: "Write its pages" },
      ],
      isDone: facts.isNamed,
    },
    {
      title: "Contact address",
      why: "Messages to you go there, it stands in the privacy policy, and mails come from it.",
      settings: [],
      links: [{ to: "/admin/settings", label: "Say where people reach you" }],
      isDone: facts.hasContact,
    },
    {
      title: "Affiliate tag and disclosure",
      why: "Without a tag the links to the store earn nothing, and its program asks for the disclosure.",
      settings: ["AFFILIATE_TAGS"],
      links: [
        { to: "/affiliate-disclosure", label: "Read the disclosure" },
        { to: "/admin/settings", label: "Word it anew" },
      ],
      isDone: facts.hasTag,
    },
    {
      title: "Gifts of your own",
      why: "The pages, the finder and the lists are made of them.",
      settings: [],
      links: [
        { to: "/admin/gifts/import", label: "By file" },
        { to: "/admin/gifts/links", label: "By pasted links" },
        { to: "/admin/gifts/new", label: "By hand" },
      ],
      isDone: facts.hasOwnGifts,
    },
    {
      title: "Categories",
      why: "Shoppers browse by them, and they tell the finder whom a gift suits.",
      settings: [],
      links: [{ to: "/admin/categories", label: "To the categories" }],
      isDone: facts.hasCategories,
    },
    {
      title: "Mail",
      why: "With it people confirm their address and get back in when they forget their password.",
      settings: ["SMTP_URL", "MAIL_FROM"],
      links: [{ to: "/admin/health", label: "See what waits to be sent" }],
      isDone: facts.sendsMail,
    },
    {
      title: "Backup",
      why: "Disks die. With a folder for backups, one is made every day.",
      settings: ["BACKUP_DIR"],
      links: [{ to: "/admin/health", label: "See how backups go" }],
      isDone: facts.isBackedUp,
    },
  ];
}
