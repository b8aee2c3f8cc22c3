/** An address with something real, or at least well-formed, in the place of its parameters. */
export function samplePathOf(address: string, giftId: string): string {
  return address
    .replace("/share-pictures/gifts/:gift", `/share-pictures/gifts/${giftId}.png`)
    .replace("/share-pictures/categories/:type/:slug", "/share-pictures/categories/occasion/birthday.png")
    .replace("/sitemaps/:file", "/sitemaps/pages.xml")
    .replace(":gift", giftId)
    .replace(":type?", "occasion")
    .replace(":type", "occasion")
    .replace(":slug", "birthday")
    .replace(":file", "1f381.svg")
    .replace(/:\w+\??/g, "00000000-0000-4000-8000-000000000000")
    .replace("*", "no-such-thing");
}
