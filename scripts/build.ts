import { buildSite } from "./build/ensure-build.ts";

await buildSite();
