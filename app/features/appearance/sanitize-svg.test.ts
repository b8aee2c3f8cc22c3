import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atMost, cpuMs } from "#tests/cpu-time.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

const NS = 'xmlns="http://www.w3.org/2000/svg"';

describe("U1: a drawing is written anew", () => {
  test("its shapes, gradients and sizes stay; notes of drawing programs go", () => {
    const source = `<?xml version="1.0"?><!-- made by hand --><svg ${NS} xmlns:sodipodi="x" viewBox="0 0 64 32">
      <metadata><rdf:RDF><script>1</script></rdf:RDF></metadata><sodipodi:namedview id="a"/>
      <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
      <path d="M0 0h64v32z" style="fill:url(#g);-inkscape-font:Arial" onclick="alert(1)" data-x="1"/></svg>`;
    const reading = sanitizeSvg(source);
    expect(reading).toMatchObject({ ok: true, width: 64, height: 32 });
    const svg = reading.ok ? reading.svg : "";
    expect(svg).toContain('<path d="M0 0h64v32z" fill="url(#g)"></path>');
    expect(svg).toContain('<stop offset="0" stop-color="#fff"></stop>');
    expect(svg).not.toMatch(/made by|script|onclick|data-x|inkscape|sodipodi|metadata|<!--|<\?xml/);
  });

  test.each(["script", "style", "foreignObject", "image", "use", "a", "animate", "set", "filter", "text", "iframe"])(
    "%s is refused, and named",
    (element) => {
      expect(sanitizeSvg(`<svg ${NS} viewBox="0 0 1 1"><g><${element}/></g></svg>`)).toEqual({ ok: false, element });
    },
  );

  test.each([
    ['fill="url(https://evil.example/x.svg#a)"'],
    ['fill="javascript:alert(1)"'],
    ['style="fill:u\\72l(x)"'],
    ['clip-path="url(data:x)"'],
    ['fill="&#117;rl(x)"'],
    ['xlink:href="https://evil.example"'],
    ['href="#a"'],
  ])("the attribute %s is left out", (attribute) => {
    const reading = sanitizeSvg(`<svg ${NS} viewBox="0 0 1 1"><path d="M0 0" ${attribute}/></svg>`);
    expect(reading.ok ? reading.svg : "").toContain('<path d="M0 0"></path>');
  });

  test("what is no drawing, or states no size, is refused", () => {
    expect(sanitizeSvg("<html><svg/></html>")).toEqual({ ok: false, element: "html" });
    expect(sanitizeSvg("not a drawing")).toEqual({ ok: false, element: null });
    expect(sanitizeSvg(`<svg ${NS}><path d="M0 0"/></svg>`)).toEqual({ ok: false, element: null });
    expect(sanitizeSvg(`<svg ${NS} width="10" height="20px"/>`)).toMatchObject({ ok: true, width: 10, height: 20 });
  });

  test("a tower of elements is refused", () => {
    expect(sanitizeSvg(`<svg ${NS} viewBox="0 0 1 1">${"<g>".repeat(60)}${"</g>".repeat(60)}</svg>`).ok).toBe(false);
    expect(sanitizeSvg(`<svg ${NS} viewBox="0 0 1 1">${"<g/>".repeat(6000)}</svg>`).ok).toBe(false);
  });

  test("whatever is written, what comes out passes again unchanged, and runs nothing", () => {
    const piece = fc.constantFrom(
      "<g>",
      "</g>",
      "<path d='M0 0'",
      " fill='url(#a)'",
      ">",
      "/>",
      "<script>",
      "alert(1)",
      "<![CDATA[",
      "]]>",
      "<!DOCTYPE x [<!ENTITY a 'b'>]>",
      "&a;",
      " onload=x",
      "<title>",
      "</title>",
      "\0",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const reading = sanitizeSvg(`<svg ${NS} viewBox="0 0 8 8">${pieces.join("")}</svg>`);
        if (!reading.ok) return;
        expect(reading.svg).not.toMatch(/<script|<!|\son\w+=/i);
        expect(sanitizeSvg(reading.svg)).toEqual(reading);
      }),
    );
  });
});

test.each([
  ["open shapes", "<g>"],
  ["open notes of drawing programs", "<metadata>"],
  ["attributes of one shape", "<path", (place: number) => ` a${place}="x"`],
])("U2: a megabyte of %s is refused before it is read", (_what, start, part = (_place: number) => start) => {
  const source = `<svg ${NS} viewBox="0 0 1 1">${start}${Array.from({ length: 1_000_000 / part(9999).length }, (_, place) => part(place)).join("")}`;
  let reading: ReturnType<typeof sanitizeSvg> | undefined;
  expect(cpuMs(() => (reading = sanitizeSvg(source)))).toBeLessThan(atMost(100));
  expect(reading).toEqual({ ok: false, element: "too much" });
});
