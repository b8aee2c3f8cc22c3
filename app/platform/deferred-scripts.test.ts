import { expect, test } from "vitest";
import { deferScripts } from "./deferred-scripts.ts";

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
