import { createContext, type ReactElement, use, useContext, useId, useMemo, useState } from "react";
import { renderToString } from "react-dom/server";
import { useLoaderData } from "react-router";
import { describe, expect, test, vi } from "vitest";
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
  return names.map((name, place) => (
    <li
      key={name}
      {...cachedFragment(
        () => name,
        () => <Card name={name} price={place} />,
      )}
    />
  ));
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
  for (const maker of [one, one, other]) renderFragment(maker, "key", () => <Part />);
  expect(draw).toHaveBeenCalledTimes(2);
  renderFragment(one, "another key", () => <Part />);
  expect(draw).toHaveBeenCalledTimes(3);
});

test("a part is not made again where its markup is cached, and a browser asks for no key", () => {
  const make = vi.fn<() => ReactElement>(() => <p>A tea tin</p>);
  const maker = {};
  for (let times = 0; times < 3; times++) expect(renderFragment(maker, "key", make)).toBe("<p>A tea tin</p>");
  expect(make).toHaveBeenCalledTimes(1);
  const keyOf = vi.fn<() => string>(() => "key");
  const Shelves = () => <div {...useCachedFragment(maker)(keyOf, make)} />;
  expect(renderToString(<Shelves />)).toBe("<div><p>A tea tin</p></div>");
  expect(keyOf).not.toHaveBeenCalled();
});

test("a part with a picture that is not to wait is its own markup and nothing else", () => {
  const part = (
    <p>
      <img src="https://pictures.example/jug.jpg?a=1&b=2" alt="" fetchPriority="high" />
    </p>
  );
  expect(renderToString(part)).toMatch(/^<link rel="preload"/);
  expect(renderFragment({}, "key", () => part)).toMatch(/^<p><img src="https:\/\/pictures\.example\/jug\.jpg\?a=1&amp;b=2" [^>]*><\/p>$/);
});

describe("a part is refused that depends on where it stands", () => {
  const Reader = createContext("nobody");
  const parts: Record<string, () => ReactElement> = {
    useContext: () => <p>{useContext(Reader)}</p>,
    use: () => <p>{use(Reader)}</p>,
    useId: () => <p id={useId()} />,
    "useContext in a child": () => (
      <div>
        <Inner />
      </div>
    ),
    "useContext in loader data": () => <p>{String(useLoaderData())}</p>,
  };
  const Inner = () => <p>{useContext(Reader)}</p>;

  test.each(Object.entries(parts))("%s", (hook, Part) => {
    const [name = ""] = hook.split(" ");
    function Shelves() {
      return null;
    }
    expect(() => renderFragment(Shelves, "key", () => <Part />)).toThrow(`A cached part of Shelves uses ${name},`);
    expect(() => renderFragment(Shelves, "key", () => <Part />), "nothing of it is cached").toThrow("A cached part of Shelves");
  });

  test("also within a page, whose own components may use both", () => {
    const Page = ({ children }: { children: ReactElement }) => {
      const id = useId();
      const reader = useContext(Reader);
      const cachedFragment = useCachedFragment(Page);
      return (
        <main id={id} title={reader}>
          <i
            {...cachedFragment(
              () => "key",
              () => children,
            )}
          />
          <b>{reader}</b>
        </main>
      );
    };
    const render = (part: ReactElement) =>
      renderToString(
        <FragmentCache value={renderFragment}>
          <Reader value="Ada">
            <Page>{part}</Page>
          </Reader>
        </FragmentCache>,
      );
    expect(render(<Card name="A tea tin" price={1} />)).toMatch(/title="Ada"><i><article.*<\/i><b>Ada<\/b>/);
    function Other() {
      return <p>{useContext(Reader)}</p>;
    }
    expect(() => renderFragment(Page, "other", () => <Other />)).toThrow("useContext");
  });

  test("hooks that only look at the part itself may be used", () => {
    function Memo() {
      const [count] = useState(2);
      return <p>{useMemo(() => count * 2, [count])}</p>;
    }
    expect(renderFragment({}, "key", () => <Memo />)).toBe("<p>4</p>");
  });
});
