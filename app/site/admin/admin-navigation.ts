import {
  Activity,
  CalendarHeart,
  ChartLine,
  FileText,
  Flag,
  Gift,
  GraduationCap,
  Images,
  Inbox,
  Layers,
  LayoutGrid,
  Lightbulb,
  type LucideIcon,
  MessageSquareQuote,
  Newspaper,
  Palette,
  ScrollText,
  Settings,
  Tags,
  UserRoundCheck,
} from "lucide-react";

export interface AdminLink {
  to: string;
  label: string;
  icon: LucideIcon;
  /** True for a place in the bottom bar of narrow screens; the others are under "More". At most four may be true. */
  isInBar: boolean;
}

/**
 * The screens of the admin area in their order: Gifts, Categories, Collections, Season, Metadata, Suggestions, Teach, Blog, Uploads, then People, Audit log, the site's
 * operation, and its first steps.
 */
export const ADMIN_LINKS: readonly AdminLink[] = [
  { to: "/admin/gifts", label: "Gifts", icon: Gift, isInBar: true },
  { to: "/admin/categories", label: "Categories", icon: LayoutGrid, isInBar: false },
  { to: "/admin/collections", label: "Collections", icon: Layers, isInBar: false },
  { to: "/admin/season", label: "Season", icon: CalendarHeart, isInBar: false },
  { to: "/admin/metadata", label: "Metadata", icon: Tags, isInBar: true },
  { to: "/admin/suggestions", label: "Suggestions", icon: Lightbulb, isInBar: false },
  { to: "/admin/teach", label: "Teach", icon: GraduationCap, isInBar: false },
  { to: "/admin/blog", label: "Blog", icon: Newspaper, isInBar: true },
  { to: "/admin/uploads", label: "Uploads", icon: Images, isInBar: true },
  { to: "/admin/insights", label: "Insights", icon: ChartLine, isInBar: false },
  { to: "/admin/appearance", label: "Appearance", icon: Palette, isInBar: false },
  { to: "/admin/settings", label: "Settings", icon: Settings, isInBar: false },
  { to: "/admin/pages", label: "Pages", icon: FileText, isInBar: false },
  { to: "/admin/inbox", label: "Inbox", icon: Inbox, isInBar: false },
  { to: "/admin/testimonials", label: "Testimonials", icon: MessageSquareQuote, isInBar: false },
  { to: "/admin/people", label: "People", icon: UserRoundCheck, isInBar: false },
  { to: "/admin/audit", label: "Audit log", icon: ScrollText, isInBar: false },
  { to: "/admin/health", label: "Health", icon: Activity, isInBar: false },
  { to: "/admin/start", label: "Start", icon: Flag, isInBar: false },
];
