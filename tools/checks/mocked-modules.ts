const TEST = /\.(test|spec)\.tsx?$|^tests\//;
/** What puts something else in the place of a module, for every file that a test loads. */
const MOCK = /\bvi\.(?:mock|doMock|unmock|importActual|importMock)\(|__mocks__/;

/** Returns the tests that put something else in a module's place, one sentence each. */
export function findMockedModules(file: string, text: string): string[] {
  if (!TEST.test(file)) return [];
  return text
    .split("\n")
    .flatMap((line, index) =>
      MOCK.test(line)
        ? [`${file}:${index + 1}: mocks a module. Pass the dependency in, or put a fake at the network's edge (tests/fakes).`]
        : [],
    );
}
