import type { Behaviour, ModelReply, ModelRequest } from "./language-model.ts";

/** Fake models that read products. */
interface AskedProduct {
  id: string;
  name: string;
  about: string;
}
interface AskedProducts {
  values: Record<"interests" | "occasions" | "people" | "traits" | "categories", string[]>;
  products: AskedProduct[];
}
type Said = Record<string, unknown>;

const NO_CLAIMS = {
  interests: [],
  occasions: [],
  people: [],
  traits: [],
  categories: [],
  child: { weight: 0, from: 18, to: 99 },
  gender: "unisex",
};

/** Reads every product that `isAnswered` as `say` does; what it leaves out is nothing. */
export function readAs(
  say: (product: AskedProduct, asked: AskedProducts) => Said,
  isAnswered: (product: AskedProduct) => boolean = () => true,
): (request: ModelRequest) => ModelReply {
  return ({ data }) => {
    const asked = data as AskedProducts;
    const products = asked.products.filter(isAnswered).map((product) => ({ id: product.id, ...NO_CLAIMS, ...say(product, asked) }));
    return { content: { products } };
  };
}

export const modelThatSays =
  (content: string): Behaviour =>
  () => ({ content });

/** How many products each request was about. */
export const lotsOf = (requests: readonly ModelRequest[]) => requests.map(({ data }) => (data as AskedProducts).products.length);

/** The names of all products that were sent. */
export const namesIn = (requests: readonly ModelRequest[]) =>
  requests.flatMap(({ data }) => (data as AskedProducts).products.map(({ name }) => name));
