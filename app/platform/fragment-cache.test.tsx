import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { FragmentCache, useCachedFragment } from "#app/ui/cached-fragment.tsx";
import { renderFragment } from "./fragment-cache.server.ts";

function Card({ name, price }: { name: string; price: number }) {
  return (
    <article title={`"${name}"`}>
      {name} costs ${price}
    </article>
  );
}

function Shelf({ maker, names }: { maker: object; names: readonly string[] }) {
  const cachedFragment = useCachedFragment(maker);
  return names.map((name, place) => <li key={name} {...cachedFragment(name, <Card name={name} price={place} />)} />);
}

const shelf = (maker: object, names: readonly string[]) =>
  renderToString(
    <FragmentCache value={renderFragment}>
      <Shelf maker={maker} names={names} />
    </FragmentCache>,
  );

test("cached parts have the markup that a browser's React expects, marks between texts and escapes included", () => {
  const names = ["A tea tin", "<b> & \u201csons\u201d"];
  const plain = renderToString(<Shelf maker={{}} names={names} />);
  expect(plain).toContain("A tea tin<!-- --> costs $<!-- -->0");
  const maker = {};
  expect(shelf(maker, names)).toBe(plain);
  expect(shelf(maker, names)).toBe(plain);
});

test("a part is rendered once for each key of its maker", () => {
  const draw = vi.fn<() => string>(() => "drawn");
  const [one, other] = [{}, {}];
  const Part = () => draw();
  for (const maker of [one, one, other]) renderFragment(maker, "key", <Part />);
  expect(draw).toHaveBeenCalledTimes(2);
  renderFragment(one, "another key", <Part />);
  expect(draw).toHaveBeenCalledTimes(3);
});

test("a part with a picture that is not to wait is its own markup and nothing else", () => {
  const part = (
    <p>
      <img src="https://pictures.example/jug.jpg?a=1&b=2" alt="" fetchPriority="high" />
    </p>
  );
  expect(renderToString(part)).toMatch(/^<link rel="preload"/);
  expect(renderFragment({}, "key", part)).toMatch(/^<p><img src="https:\/\/pictures\.example\/jug\.jpg\?a=1&amp;b=2" [^>]*><\/p>$/);
});
