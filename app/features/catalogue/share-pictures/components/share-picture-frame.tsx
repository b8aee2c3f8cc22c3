import type { CSSProperties, ReactNode } from "react";
import { COLORS, type ShareFace, SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from "../constants.ts";

/** Satori renders these elements; it supports only flex boxes, pictures and text with inline styles. */
interface ShareFrameProps {
  face: ShareFace;
  /** The site's logo as a data URL. */
  sign: string;
  /** The background of the square on the left. */
  ground: string;
  /** The picture on that background. */
  art: ReactNode;
  children: ReactNode;
}

/** Lays out a square picture on the left, and the site's name with some text on the right. */
export function ShareFrame({ face: { siteName, colors }, sign, ground, art, children }: ShareFrameProps) {
  return (
    <div
      style={{
        display: "flex",
        width: SHARE_PICTURE_WIDTH,
        height: SHARE_PICTURE_HEIGHT,
        backgroundColor: colors.ground,
        color: COLORS.ink,
        fontFamily: "Figtree, Figtree Ext",
      }}
    >
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "center",
          flexShrink: 0,
          width: SHARE_PICTURE_HEIGHT,
          height: SHARE_PICTURE_HEIGHT,
          backgroundColor: ground,
        }}
      >
        {art}
      </div>
      <div style={{ display: "flex", flexShrink: 0, width: 12, height: SHARE_PICTURE_HEIGHT, backgroundColor: colors.accent }} />
      <div
        style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", width: 558, padding: "52px 52px 56px 48px" }}
      >
        <div style={{ display: "flex", alignItems: "center", fontFamily: "Fraunces, Fraunces Ext", fontSize: 38, color: colors.primary }}>
          <img src={sign} width={44} height={44} alt="" style={{ flexShrink: 0, marginRight: 14 }} />
          <div style={{ display: "block", lineClamp: 1 }}>{siteName}</div>
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>{children}</div>
      </div>
    </div>
  );
}

/** Shows the title as large as its length allows. */
export function ShareTitle({ children }: { children: string }) {
  const fontSize = children.length <= 10 ? 100 : children.length <= 24 ? 76 : children.length <= 60 ? 60 : 48;
  return (
    <div
      style={{
        display: "block",
        lineClamp: 4,
        fontFamily: "Fraunces, Fraunces Ext",
        fontSize,
        lineHeight: 1.12,
        letterSpacing: "-0.018em",
      }}
    >
      {children}
    </div>
  );
}

/** Shows an emblem on a circle in the color of the page's ground, so that it is visible on every background. */
export function ShareEmblem({
  emblem,
  ground,
  diameter,
  style,
}: {
  emblem: string;
  ground: string;
  diameter: number;
  style?: CSSProperties;
}) {
  const size = Math.round(diameter * 0.62);
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: diameter,
        height: diameter,
        borderRadius: diameter / 2,
        backgroundColor: ground,
        ...style,
      }}
    >
      <img src={emblem} width={size} height={size} alt="" />
    </div>
  );
}
