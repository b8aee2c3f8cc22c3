// Reads one shop's page in a separate process, which the server starts (look-up-product.server.ts): what strangers wrote keeps the server from
// nothing. Takes the page from its parent and answers with what it says of the product.

/** The file that the process starts with; in the build, the chunk that this module became. */
export const READ_PRODUCT_PAGE_PROGRAM = import.meta.filename;

export interface ProductPage {
  bytes: Uint8Array;
  contentType: string;
  /** The page's address after redirects. */
  url: string;
}

if (import.meta.main) {
  process.on("message", async (page) => {
    const { bytes, contentType, url } = page as ProductPage;
    // The server imports this file for its address, so what only the process needs is loaded here.
    const { decodePage, readProductPage } = await import("./read-product-page.ts");
    process.send?.(readProductPage(decodePage(bytes, contentType), url));
  });
}
