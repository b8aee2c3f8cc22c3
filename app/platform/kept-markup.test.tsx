import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MarkupKeeper, useKeptMarkup } from "#app/ui/kept-markup.tsx";
import { keepMarkup } from "./kept-markup.server.ts";

function Card({ name, price }: { name: string; price: number }) {
  return (
    <article title={`"${name}"`}>
      {name} costs ${price}
    </article>
  );
}

function Shelf({ maker, names }: { maker: object; names: readonly string[] }) {
  const keptMarkup = useKeptMarkup(maker);
  return names.map((name, place) => <li key={name} {...keptMarkup(name, <Card name={name} price={place} />)} />);
}

const shelf = (maker: object, names: readonly string[]) =>
  renderToString(
    <MarkupKeeper value={keepMarkup}>
      <Shelf maker={maker} names={names} />
    </MarkupKeeper>,
  );

test("kept parts have the markup that a browser's React expects, marks between texts and escapes included", () => {
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
  for (const maker of [one, one, other]) keepMarkup(maker, "key", <Part />);
  expect(draw).toHaveBeenCalledTimes(2);
  keepMarkup(one, "another key", <Part />);
  expect(draw).toHaveBeenCalledTimes(3);
});
