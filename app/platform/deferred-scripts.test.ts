import { expect, test } from "vitest";
import { deferScripts, MARK_PICTURES } from "./deferred-scripts.ts";

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script>1</script><script type="module" async="">import "/assets/a.js";</script><script>2</script></body>';

test("the modules and their preloads wait; everything else stays where it was", () => {
  const html = deferScripts(Buffer.from(page)).toString();
  expect(html).toContain(
    '<head><link rel="preload" href="/font"/></head><body><script>1</script><script type="text/plain" id="page-modules"',
  );
  expect(html).toContain('data-hrefs="/assets/a.js /assets/b.js">import "/assets/a.js";</script><script>(() => {');
  expect(html).toMatch(/<\/script><script>2<\/script><\/body>$/);
  expect(html).not.toContain('type="module" async');
});

test("a page without modules stays as it is", () => {
  expect(deferScripts(Buffer.from("<p>No scripts</p>")).toString()).toBe("<p>No scripts</p>");
});

class Picture {
  localName = "img";
  attributes = new Set<string>();
  complete: boolean;
  naturalWidth: number;
  constructor(complete: boolean, naturalWidth: number) {
    this.complete = complete;
    this.naturalWidth = naturalWidth;
  }
  toggleAttribute(name: string, isThere: boolean): void {
    if (isThere) this.attributes.add(name);
    else this.attributes.delete(name);
  }
}

/** Runs the script in a page with these pictures; what it listens for is sent by the returned function. */
function run(images: readonly Picture[]) {
  const listeners = new Map<string, (event: { target: object; type: string }) => void>();
  const addEventListener = (type: string, listener: (event: { target: object; type: string }) => void, isCapture: boolean) => {
    expect(isCapture).toBe(true);
    listeners.set(type, listener);
  };
  new Function("document", "addEventListener", MARK_PICTURES.replace(/\n\s*/g, ""))({ images }, addEventListener);
  return (target: object, type: string) => listeners.get(type)?.({ target, type });
}

test("what became of a picture before the script ran is marked, and what is still on its way is not", () => {
  const [loaded, failed, pending] = [new Picture(true, 640), new Picture(true, 0), new Picture(false, 0)];
  run([loaded, failed, pending]);
  expect([loaded, failed, pending].map(({ attributes }) => [...attributes])).toEqual([["data-loaded"], ["data-failed"], []]);
});

test("a picture's mark follows what becomes of it; other elements are left alone", () => {
  const picture = new Picture(false, 0);
  const send = run([picture]);
  send(picture, "error");
  expect([...picture.attributes]).toEqual(["data-failed"]);
  send(picture, "load");
  expect([...picture.attributes]).toEqual(["data-loaded"]);
  send({ localName: "script" }, "error");
  send({}, "load");
});
