/**
 * True where the code holds its own work against what it declares: rows of statements, answers to our pages, cached markup. Production
 * trusts what development and tests have shown.
 */
export const CHECKS_ITSELF = process.env.NODE_ENV !== "production";
