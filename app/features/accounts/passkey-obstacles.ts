/** The facts about the page's environment that passkeys depend on. */
export interface PageEnvironment {
  /** The page's own origin, such as `https://gifts.example`. */
  origin: string;
  /** False on plain http, except on localhost. */
  isSecure: boolean;
  /** True where the browser has WebAuthn. */
  isSupported: boolean;
}

export type PasskeyObstacle = "elsewhere" | "insecure" | "unsupported" | "no-script";

/** Returns why a page can create no passkey for the site whose passkeys belong to the origin `home`; null where it can. */
export function findPasskeyObstacle({ origin, isSecure, isSupported }: PageEnvironment, home: string): PasskeyObstacle | null {
  if (origin !== home) return "elsewhere";
  if (!isSecure) return "insecure";
  return isSupported ? null : "unsupported";
}

/** Describes the obstacle in a sentence. */
export function sayPasskeyObstacle(obstacle: PasskeyObstacle, home: string): string {
  switch (obstacle) {
    case "elsewhere":
      return `This site’s passkeys only work at ${home}, and you’ve opened this page at another address.`;
    case "insecure":
      return "Passkeys need a secure connection (https), and this site doesn’t have one.";
    case "unsupported":
      return "This browser doesn’t support passkeys.";
    case "no-script":
      return "Adding a passkey needs JavaScript.";
  }
}
