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
      why: "Shoppers see it on every page and in every email.",
      settings: [],
      links: [
        { to: "/admin/appearance", label: "Give it a name and a look" },
        { to: "/admin/pages", label: "Write its pages" },
      ],
      isDone: facts.isNamed,
    },
    {
      title: "Contact address",
      why: "Messages to you go there, emails come from it, and it’s in the privacy policy.",
      settings: [],
      links: [{ to: "/admin/settings", label: "Say where people can reach you" }],
      isDone: facts.hasContact,
    },
    {
      title: "Affiliate tag and disclosure",
      why: "Without a tag, store links earn nothing. The store’s program also asks for the disclosure.",
      settings: ["AFFILIATE_TAGS"],
      links: [
        { to: "/affiliate-disclosure", label: "Read the disclosure" },
        { to: "/admin/settings", label: "Reword it" },
      ],
      isDone: facts.hasTag,
    },
    {
      title: "Gifts of your own",
      why: "They fill your pages, the finder, and gift lists.",
      settings: [],
      links: [
        { to: "/admin/gifts/import", label: "Import a file" },
        { to: "/admin/gifts/links", label: "Paste links" },
        { to: "/admin/gifts/new", label: "Add one by hand" },
      ],
      isDone: facts.hasOwnGifts,
    },
    {
      title: "Categories",
      why: "Shoppers browse by them, and they tell the finder who a gift is for.",
      settings: [],
      links: [{ to: "/admin/categories", label: "Go to categories" }],
      isDone: facts.hasCategories,
    },
    {
      title: "Email",
      why: "With email, people confirm their address and get back in if they forget their password.",
      settings: ["SMTP_URL", "MAIL_FROM"],
      links: [{ to: "/admin/health", label: "See what’s waiting to be sent" }],
      isDone: facts.sendsMail,
    },
    {
      title: "Backup",
      why: "Disks fail. Set a folder, and a backup is made every day.",
      settings: ["BACKUP_DIR"],
      links: [{ to: "/admin/health", label: "Check on your backups" }],
      isDone: facts.isBackedUp,
    },
  ];
}
