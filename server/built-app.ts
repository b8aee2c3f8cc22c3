import * as build from "virtual:react-router/server-build";
import { type App, type AppOptions, createApp } from "./app.ts";
import { entryOf } from "./render-page.ts";

/** Creates the whole site as built, transport and routes: the server serves it, and the request tests call it. */
export function createBuiltApp(options: Omit<AppOptions, "build" | "mode">): App {
  return createApp({ ...options, build, mode: "production" });
}

const { checkSettings, startUp, JOBS } = entryOf(build);
/**
 * `checkSettings` throws ConfigError for what the product cannot work with; `startUp` runs the product's part of a server start and returns
 * lines to show to the operator; `JOBS` is what runs by itself from then on.
 */
export { checkSettings, JOBS, startUp };
/** Tells the build, which has modules of its own where tests import it, what has changed. */
export { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
