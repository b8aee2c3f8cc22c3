import * as build from "virtual:react-router/server-build";
import { type App, type AppOptions, createApp } from "./app.ts";

/** Creates the whole site as built, transport and routes: the server serves it, and the request tests call it. */
export function createBuiltApp(options: Omit<AppOptions, "build" | "mode">): App {
  return createApp({ ...options, build, mode: "production" });
}

/** Runs the product's part of a server start; returns lines to show to the operator. */
export const startUp = (build.entry.module as unknown as { startUp(): Promise<string[]> }).startUp;
