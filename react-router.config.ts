import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Sends the whole site map with the first page: a page of fifty gift links would otherwise ask the server about fifty paths.
  routeDiscovery: { mode: "initial" },
  // The server build has two entries (see vite.config.ts); each keeps its own name.
  serverBuildFile: "[name].js",
} satisfies Config;
