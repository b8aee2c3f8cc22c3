// Import rules of docs/architecture.md; the comment of each states how to fix a violation.

const { readFileSync } = require("node:fs");

/** What other features and the site may import of each feature besides its components, in the order of their dependencies. */
const DOORS = require("./app/features/doors.json");
/** A feature imports only those before it. */
const FEATURES = Object.keys(DOORS);
const doors = Object.entries(DOORS).flatMap(([feature, files]) =>
  files.map((file) => `^app/features/${feature}/${file.replaceAll(".", "\\.")}\\.ts$`),
);

/** The modules of addresses, which run on both sides. */
const ROUTE_MODULES = readFileSync(`${__dirname}/app/routes.ts`, "utf8").matchAll(/"(routes\/[^"]+)"/g);
const routeModules = Array.from(ROUTE_MODULES, ([, file]) => `^app/${file.replaceAll(".", "\\.")}$`);

const TESTS = "\\.test\\.tsx?$|^tests/";

const featureOrder = FEATURES.map((feature, index) => ({
  name: `feature-order-${feature}`,
  comment: `${feature} comes before these features. Mend: let them meet at the route by props, or move the shared part up.`,
  severity: "error",
  from: { path: `^app/features/${feature}/`, pathNot: TESTS },
  to: { path: `^app/features/(${FEATURES.slice(index + 1).join("|") || "none"})/` },
}));

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "Two files that need each other are one file, or hide a third. Mend: move what both need into its own file.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "nothing-imports-a-route",
      comment: "Routes are the outermost room. Mend: move what you need into a feature, ui or site.",
      severity: "error",
      from: { pathNot: `^app/(routes/|routes\\.ts)|${TESTS}` },
      to: { path: "^app/routes/" },
    },
    ...featureOrder,
    {
      name: "features-know-only-ui-and-platform",
      comment: "A feature imports ui, platform and earlier features. Mend: pass the rest in as arguments or props.",
      severity: "error",
      from: { path: "^app/features/", pathNot: TESTS },
      to: { path: "^(app/(routes|site)/|server/|scripts/|tools/|db/|app/root|app/entry)" },
    },
    {
      name: "features-meet-at-their-doors",
      comment: "Across features only components and what stands in app/features/doors.json. Mend: use a door, or open one there.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/", pathNot: TESTS },
      to: {
        path: "^app/features/",
        pathNot: ["^app/features/$1/", "/components/", ...doors],
      },
    },
    {
      name: "ui-knows-only-ui",
      comment: "ui could ship in another product. Mend: take what it needs as props.",
      severity: "error",
      from: { path: "^app/ui/", pathNot: TESTS },
      to: { path: "^(app|server|db|scripts|tools)/", pathNot: "^app/ui/" },
    },
    {
      name: "platform-knows-only-platform",
      comment: "platform knows no gift. Mend: take it as an argument, or move the code into a feature.",
      severity: "error",
      from: { path: "^app/platform/", pathNot: TESTS },
      to: { path: "^(app|server|db|scripts|tools)/", pathNot: "^app/platform/" },
    },
    {
      name: "site-furniture",
      comment:
        "Header, footer and home furniture use ui, platform, and features' components and doors. Mend: load data in the route and pass it in.",
      severity: "error",
      from: { path: "^app/site/", pathNot: TESTS },
      to: { path: ["^(app/routes|server|db|scripts|tools)/", "^app/features/"], pathNot: ["^app/features/[^/]+/components/", ...doors] },
    },
    {
      name: "database-behind-queries-and-commands",
      comment:
        "Only tables, queries, commands, the auth setup, the platform's own db room, the server and db/ touch the database client. Mend: write a query or a command.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: `(queries|commands|tables)\\.server\\.ts$|^app/features/accounts/auth\\.server\\.ts$|^app/platform/|${TESTS}`,
      },
      to: {
        path: "^app/platform/db/(database|read-database|migrate)|^node_modules/(pg|drizzle-orm)/",
        pathNot: "\\.d\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-queries-read-from-a-replica",
      comment: "What a command reads decides what it writes, so it asks the primary. Mend: use database().",
      severity: "error",
      from: { path: "^app/", pathNot: `queries\\.server\\.tsx?$|^app/platform/db/|${TESTS}` },
      to: { path: "^app/platform/db/read-database" },
    },
    {
      name: "server-code-stays-there",
      comment: "What is not called .server or .process may run in a browser. Mend: take the data as an argument.",
      severity: "error",
      from: { path: "^app/(features|ui)/(?!.*\\.(server|process)\\.tsx?$)", pathNot: TESTS },
      to: { path: "\\.server\\.tsx?$" },
    },
    {
      name: "server-code-says-so",
      comment:
        "Beside the modules that app/routes.ts names, whose server's half the framework takes out of the browser's, the suffix says where a file runs. Mend: name it .server.",
      severity: "error",
      from: { path: "^app/(routes|site)/(?!.*\\.server\\.tsx?$)", pathNot: [TESTS, ...routeModules] },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "weights-stay-on-the-server",
      comment: "The learnt reader reads a file of megabytes. Mend: read in a loader or a job, and pass on what was read.",
      severity: "error",
      from: { path: "(/components/|^app/ui/|^app/entry\\.client)", pathNot: TESTS },
      to: { path: "^app/features/finder/read/learnt/committed-reader", reachable: true },
    },
    {
      name: "ranking-asks-the-lexicon",
      comment:
        "Nobody needs to read the lexicon to change the ranking. Mend: ask lexicon.ts for entries and phrases, or words.ts for stems.",
      severity: "error",
      from: { path: "^app/features/finder/rank/", pathNot: TESTS },
      to: {
        path: "^app/features/finder/lexicon/",
        pathNot: "/(lexicon|words|in-sentence|types|broader|real-words|narrow-names)\\.ts$",
      },
    },
    {
      name: "server-is-transport",
      comment: "The server knows the platform, the seed and the built app, no feature. Mend: do it in a route.",
      severity: "error",
      from: { path: "^server/", pathNot: TESTS },
      to: { path: "^app/(features|routes|ui|site)/" },
    },
    {
      name: "nothing-needs-a-tool",
      comment: "An installed site has neither tools/ nor tests/. Mend: move the file to scripts/, or what both need into scripts/.",
      severity: "error",
      from: { path: "^(app|server|db|scripts)/", pathNot: TESTS },
      to: { path: "^(tools|tests)/" },
    },
    {
      name: "no-dev-packages-in-the-product",
      comment: "The product runs without devDependencies. Mend: move the package to dependencies.",
      severity: "error",
      // app/routes.ts is read at build time, not while serving, so it may import a devDependency.
      from: { path: "^(app|server|db)/", pathNot: `^app/routes\\.ts$|${TESTS}` },
      to: { dependencyTypes: ["npm-dev"], pathNot: "^node_modules/@types/" },
    },
  ],
  options: {
    // dependency-cruiser cannot parse with TypeScript 7, which has no API yet.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)\\+types/|^build/|\\.react-router" },
    tsPreCompilationDeps: "specify",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
