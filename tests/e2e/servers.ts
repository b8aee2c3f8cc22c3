/**
 * The ports of the browser tests: the site as it comes, and beside it the same site with a language model. They lie below those that systems
 * hand to outgoing connections (see `freePort` of tests/process).
 */
export const PORT = Number(process.env.TEST_PORT ?? 23117);
export const MODEL_PORT = PORT + 1000;

export const SITE = `http://127.0.0.1:${PORT}`;
/** Its provider is never there; what the model would say, tests put in at the network's edge. */
export const SITE_WITH_MODEL = `http://127.0.0.1:${MODEL_PORT}`;
