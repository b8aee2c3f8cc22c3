const RELOADED_AT = "presently:reloaded-at";
/** A page that lacks a part again this soon is not helped by another reload. */
const RELOAD_EVERY_MS = 60_000;
/** Longer than a page that goes away takes to do so, unless its reader has chosen to stay. */
const STAYS_AFTER_MS = 5000;

let isLoadedAnew = false;

/** True once this page loads itself anew, which its reader has not asked for. */
export const isLoadingItselfAnew = (): boolean => isLoadedAnew;

/** True where a reload may help: the server answers, and it has not been tried just now. Notes that it is tried. */
async function isWorthReloading(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_EVERY_MS) return false;
    if (!(await fetch(location.href, { method: "HEAD", cache: "no-store" })).ok) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    // The connection is lost, or the browser stores nothing and would reload for ever.
    return false;
  }
}

/**
 * Returns what `load` resolves to. A page that was opened before the site was updated may ask for a part that is no longer there: it is then
 * loaded anew, and has parts that fit. Rejects where the connection is lost, where that did not help, and where its reader stays.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await isWorthReloading())) throw error;
    isLoadedAnew = true;
    location.reload();
    await new Promise((resolve) => setTimeout(resolve, STAYS_AFTER_MS));
    isLoadedAnew = false;
    throw error;
  }
}
