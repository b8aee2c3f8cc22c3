import { hashOf } from "#app/features/finder/hash.ts";
import type { Example } from "./examples.ts";

/** Interests that a shop of this kind sells things for. */
const SHOPS = {
  home: "home-styling cozy-living x-new-home cooking baking hosting organizing coffee tea hot-drinks wine candles-scents farmhouse-rustic houseplants plants-mood gardening smart-home",
  outdoors:
    "golf camping fitness hiking-camping hiking fishing hunting cars travel x-upcoming-trip survival ball-sports running weightlifting backpacking beach-swimming woodworking-diy outdoor-play dogs",
  style: "fashion jewelry hair fragrance spa-self-care luxury-lifestyle sneakers youth-trends wellness-health shaving-beard x-workaholic",
} as const;
export type ShopName = keyof typeof SHOPS;
export const SHOP_NAMES = Object.keys(SHOPS) as ShopName[];

const SELLS_FROM = 5;
const MOST = 1000;

/** Returns products that a made-up shop of this kind sells, at most 1,000, and those of everybody who sells nothing of the kind. */
export function splitByShop(name: ShopName, examples: readonly Example[]): { own: Example[]; others: Example[] } {
  const interests = new Set(SHOPS[name].split(" "));
  const sells = ({ label }: Example) => Object.entries(label.interests).some(([id, weight]) => weight >= SELLS_FROM && interests.has(id));
  const orderOf = ({ label }: Example) => hashOf(`shop ${label.name_sha256} ${label.post}`);
  const own = examples
    .filter(sells)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .slice(0, MOST);
  return { own, others: examples.filter((example) => !sells(example)) };
}
