import { COLORS, type ShareFace, SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from "../constants.ts";
import { ShareEmblem, ShareFrame, ShareTitle } from "./share-picture-frame.tsx";

interface SiteWords {
  face: ShareFace;
  /** The site's logo as a data URL. */
  sign: string;
}

interface GiftShareProps extends SiteWords {
  name: string;
  price: string | null;
  priceTier: string | null;
  /** The gift's picture as a data URL, or null. */
  picture: string | null;
}

/** The share picture of a gift: its picture, name, and price or price tier. */
export function GiftShare({ face, sign, name, price, priceTier, picture }: GiftShareProps) {
  const art =
    picture === null ? (
      <ShareEmblem emblem={sign} ground={face.colors.ground} diameter={440} />
    ) : (
      <img src={picture} width={SHARE_PICTURE_HEIGHT} height={SHARE_PICTURE_HEIGHT} alt="" />
    );
  return (
    <ShareFrame face={face} sign={sign} ground={COLORS.butter} art={art}>
      <ShareTitle>{name}</ShareTitle>
      <div style={{ display: "flex", alignItems: "baseline", marginTop: 30 }}>
        {price === null ? null : (
          <div style={{ display: "flex", fontFamily: "Fraunces", fontSize: 52, color: face.colors.primary, marginRight: 22 }}>{price}</div>
        )}
        {priceTier === null ? null : <div style={{ display: "flex", fontSize: 32, color: COLORS.softInk }}>{priceTier}</div>}
      </div>
    </ShareFrame>
  );
}

interface CategoryShareProps extends SiteWords {
  name: string;
  /** The text for the number of gifts, such as "24 gift ideas". */
  count: string;
  color: string | null;
  /** The category's emblem as a data URL, or null. */
  emblem: string | null;
}

/** The share picture of a category: its emblem on its color, its name, and the number of gifts. */
export function CategoryShare({ face, sign, name, count, color, emblem }: CategoryShareProps) {
  return (
    <ShareFrame
      face={face}
      sign={sign}
      ground={color ?? COLORS.butter}
      art={<ShareEmblem emblem={emblem ?? sign} ground={face.colors.ground} diameter={440} />}
    >
      <ShareTitle>{name}</ShareTitle>
      <div style={{ display: "flex", marginTop: 30, fontSize: 36, color: COLORS.softInk }}>{count}</div>
    </ShareFrame>
  );
}

/** The share picture of the site: its logo on wrapping paper with a ribbon, its name and its tagline. */
export function SiteShare({ face: { siteName, colors }, sign, tagline }: SiteWords & { tagline: string }) {
  return (
    <div
      style={{
        display: "flex",
        position: "relative",
        width: SHARE_PICTURE_WIDTH,
        height: SHARE_PICTURE_HEIGHT,
        backgroundColor: colors.primary,
        color: colors.ground,
        fontFamily: "Figtree, Figtree Ext",
      }}
    >
      <div
        style={{
          display: "flex",
          position: "absolute",
          left: 870,
          top: 0,
          width: 92,
          height: SHARE_PICTURE_HEIGHT,
          backgroundColor: colors.accent,
        }}
      />
      <div
        style={{
          display: "flex",
          position: "absolute",
          left: 0,
          top: 394,
          width: SHARE_PICTURE_WIDTH,
          height: 92,
          backgroundColor: colors.accent,
        }}
      />
      <ShareEmblem emblem={sign} ground={colors.ground} diameter={280} style={{ position: "absolute", left: 776, top: 300 }} />
      <div style={{ display: "flex", flexDirection: "column", padding: "84px 0 0 80px", width: 780 }}>
        <div
          style={{
            display: "block",
            lineClamp: 2,
            fontFamily: "Fraunces, Fraunces Ext",
            fontSize: 108,
            lineHeight: 1.08,
            letterSpacing: "-0.02em",
          }}
        >
          {siteName}
        </div>
        <div style={{ display: "block", lineClamp: 2, fontSize: 44, marginTop: 26, lineHeight: 1.3 }}>{tagline}</div>
      </div>
    </div>
  );
}
