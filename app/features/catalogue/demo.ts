/** Every store link of a demo gift begins so. Who gives one a link of their own has made it their own gift. */
export const DEMO_LINK = "https://www.amazon.com/dp/B0DEMO";

/** The demo as an admin sees it. */
export interface DemoView {
  /** "none": the shop has nothing of it, and never had, or nothing that could come back. */
  state: "none" | "shown" | "going" | "away" | "coming";
  /** What goes, is away or comes back. */
  gifts: number;
  posts: number;
  testimonials: number;
  /** What somebody has changed; it stays. */
  changedGifts: number;
  changedPosts: number;
  /** Gifts of those that go which are on somebody's list. */
  listedGifts: number;
  /** How many of `gifts` have gone, or are back, while they go or come. */
  done: number;
}
