import { ensureBuild } from "./build/ensure-build.ts";

process.env.NODE_ENV ||= "production";
await ensureBuild();
await import(new URL("../build/server/main.js", import.meta.url).href);
