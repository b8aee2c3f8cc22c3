import { expect, test } from "vitest";
import { findMockedModules } from "./mocked-modules.ts";

// Written apart, so that this file does not count as one that mocks.
const call = (name: string) => `vi.${name}("./hashes.server.ts", () => ({}));`;

test.each(["mock", "doMock", "unmock", "importActual", "importMock"])("a test that calls vi's %s is found with its line", (name) => {
  const text = `import { vi } from "vitest";\n\n${call(name)}\n`;
  expect(findMockedModules("app/features/accounts/passwords.commands.test.ts", text)).toEqual([
    expect.stringMatching(/^app\/features\/accounts\/passwords\.commands\.test\.ts:3: mocks a module\. /),
  ]);
  expect(findMockedModules("tests/requests/accounts.test.ts", text)).toHaveLength(1);
});

test("a fake of the network, a watched function and a file that is no test are none", () => {
  const fakes = 'vi.stubGlobal("fetch", respond); vi.spyOn(log, "warn"); vi.mocked(console.error);';
  expect(findMockedModules("app/ui/client/send-json.test.ts", fakes)).toEqual([]);
  expect(findMockedModules("tools/fuzz.ts", call("mock"))).toEqual([]);
});
