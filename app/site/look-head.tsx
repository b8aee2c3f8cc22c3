import { fontFilesOf } from "#app/features/look/font-pairs.ts";
import { headIconsOf } from "#app/features/look/pictures.ts";
import { useLook } from "./use-look.ts";

/** Renders what a page's head has of the look: color, fonts, tokens and icons. Its stylesheet comes after that of the build, which it changes. */
export function LookHead() {
  const { colors, darkGround, fonts, stylesheet, icon } = useLook();
  const { tab, homeScreen } = headIconsOf(icon);
  return (
    <>
      {/* The browser draws the first frame in the right scheme, before a stylesheet has come. */}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.ground} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={darkGround} />
      {fontFilesOf(fonts).map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {stylesheet === null ? null : <link rel="stylesheet" href={stylesheet} />}
      <link rel="icon" href={tab.href} type={tab.type} />
      <link rel="apple-touch-icon" href={homeScreen} />
    </>
  );
}
