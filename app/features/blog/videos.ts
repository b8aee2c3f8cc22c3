const HOSTS = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)$/;

/** True of the address of a single video on a site that articles show as videos. */
export function isVideoAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== "https:" || !HOSTS.test(hostname)) return false;
  if (hostname === "youtu.be") return /^\/[\w-]{6,}/.test(pathname);
  if (hostname.endsWith("vimeo.com")) return /^\/\d+/.test(pathname);
  return (pathname === "/watch" && searchParams.has("v")) || /^\/(?:shorts|live|embed)\/[\w-]{6,}/.test(pathname);
}
