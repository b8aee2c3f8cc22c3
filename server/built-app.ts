import * as build from "virtual:react-router/server-build";
import { type App, type AppOptions, createApp } from "./app.ts";

/** The whole site as the build made it: transport and routes. The server serves it, the request tests call it. */
export function createBuiltApp(options: Omit<AppOptions, "build" | "mode">): App {
  return createApp({ ...options, build, mode: "production" });
}

/** What the product does when its server starts; returns lines for whoever started it. */
export const startUp = (build.entry.module as unknown as { startUp(): Promise<string[]> }).startUp;
