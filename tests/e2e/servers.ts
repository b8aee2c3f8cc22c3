/**
 * The ports of the browser tests: the site without settings, and the same site with a language model and our own tags. They lie below those
 * that systems use for outgoing connections (see `freePort` of tests/process).
 */
export const PORT = Number(process.env.TEST_PORT ?? 23117);
export const MODEL_PORT = PORT + 1000;

export const SITE = `http://127.0.0.1:${PORT}`;
/** The model's provider does not exist; tests intercept its answers in the browser's network. */
export const SITE_WITH_MODEL = `http://127.0.0.1:${MODEL_PORT}`;
