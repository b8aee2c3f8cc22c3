import { expect, test } from "vitest";
import { parseDockerfile, parseDockerIgnore, readCommand, readCopy } from "./dockerfile.ts";

test("a Dockerfile is read stage by stage, without comments and with lines that go on", () => {
  const text = '# An image\nFROM debian AS build\nRUN one \\\n && two\n\nFROM slim\n# Late\nCOPY --from=build /a b\nCMD ["x", "y"]\n';
  const stages = parseDockerfile(text);
  expect(stages).toEqual([
    { base: "debian", name: "build", steps: [{ instruction: "RUN", rest: "one && two" }] },
    {
      base: "slim",
      name: null,
      steps: [
        { instruction: "COPY", rest: "--from=build /a b" },
        { instruction: "CMD", rest: '["x", "y"]' },
      ],
    },
  ]);
  expect(readCopy(stages[1]?.steps[0] as never)).toEqual({ from: "build", sources: ["/a"], target: "b" });
  expect(readCommand(stages[1]?.steps[1] as never)).toEqual(["x", "y"]);
});

test("what is not understood is not passed over", () => {
  expect(() => parseDockerfile("FROM a\nONBUILD b\n")).toThrow("ONBUILD");
  expect(() => parseDockerfile("RUN a\n")).toThrow("RUN a");
  expect(() => readCopy({ instruction: "COPY", rest: "--chown=me a b" })).toThrow("--chown");
  expect(() => readCommand({ instruction: "CMD", rest: "node server" })).toThrow("node server");
});

test("a .dockerignore lists what is taken", () => {
  expect(parseDockerIgnore("# Only\n*\n!app\n!package.json\n**/*.test.ts\n")).toEqual({
    names: ["app", "package.json"],
    withoutEndings: [".test.ts"],
  });
  expect(() => parseDockerIgnore("node_modules\n")).toThrow("has to begin with *");
  expect(() => parseDockerIgnore("*\n!app\napp/secret\n")).toThrow("app/secret");
});
