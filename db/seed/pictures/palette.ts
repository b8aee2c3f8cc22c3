/** A wrapping paper's ground color with the tone of its pattern. The grounds are the tints of app.css. */
export interface Tint {
  name: string;
  ground: string;
  print: string;
  /** Degrees on the color wheel; they prevent an emblem on paper of its own color. */
  hue: number;
}

export const TINTS: readonly Tint[] = [
  { name: "butter", ground: "#F8EBC8", print: "#F1E0AD", hue: 44 },
  { name: "sage", ground: "#DFE8DA", print: "#CDDCC5", hue: 99 },
  { name: "sky", ground: "#DCE9EC", print: "#C8DEE3", hue: 192 },
  { name: "lilac", ground: "#E8E1EF", print: "#DACFE6", hue: 270 },
  { name: "blush", ground: "#F6DFD8", print: "#F0CFC5", hue: 14 },
];

/** A ribbon with the lighter and darker side of its bow. */
export interface RibbonColor {
  band: string;
  fold: string;
  bow: string;
  knot: string;
}

export const RIBBON_COLORS: readonly RibbonColor[] = [
  { band: "#B93A26", fold: "#A23120", bow: "#D2492F", knot: "#8F2718" },
  { band: "#1E4D3B", fold: "#184032", bow: "#2C6B53", knot: "#123228" },
  { band: "#E0A32E", fold: "#CC9020", bow: "#EDB84E", knot: "#B57C12" },
];
