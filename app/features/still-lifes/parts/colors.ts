/** The colors that the things come in: those of the shop's tokens, those of materials, and softer neighbors of what names call colors. */
export const PIGMENTS = {
  cream: "#F3E9D6",
  white: "#FAF7F1",
  oat: "#DCCDB2",
  sand: "#D3BC93",
  straw: "#DDBB74",
  butter: "#F1D98C",
  yellow: "#EBBE48",
  marigold: "#E0A32E",
  orange: "#DD8140",
  terracotta: "#C4714C",
  rust: "#A9502F",
  coral: "#E28570",
  red: "#B93A26",
  burgundy: "#7A2B35",
  pink: "#E3A7A4",
  blush: "#EAC3B7",
  plum: "#6E3C5C",
  purple: "#7D6396",
  lilac: "#B5A3CC",
  navy: "#2F4260",
  blue: "#4C7295",
  sky: "#94BBCB",
  teal: "#3A7A78",
  turquoise: "#5FA9A3",
  evergreen: "#1E4D3B",
  green: "#55845C",
  olive: "#7D7B45",
  moss: "#6E7F4B",
  sage: "#9DB094",
  mint: "#B5D3BF",
  black: "#37322D",
  charcoal: "#4E4943",
  gray: "#9A958C",
  silver: "#C3C5C6",
  steel: "#A9AEB2",
  iron: "#45444A",
  gold: "#D3A548",
  brass: "#C49A4A",
  bronze: "#98703F",
  copper: "#C0764C",
  brown: "#7D573A",
  chocolate: "#4D3023",
  leather: "#9C6239",
  tan: "#C0905C",
  kraft: "#C7A57B",
  pine: "#E0C08D",
  beech: "#DFBA89",
  oak: "#CB9D63",
  cherry: "#A4633F",
  cedar: "#BA7A4F",
  walnut: "#71492F",
  mahogany: "#743A28",
  bamboo: "#D9BD79",
  cork: "#C79B69",
  willow: "#B98C55",
  slate: "#67707A",
  stone: "#CFC7B9",
  amber: "#A9632A",
  leaf: "#5F8F55",
  soil: "#573E2E",
  glass: "#C9DDDF",
  ink: "#211C16",
  paper: "#FBF7F0",
} as const;

export type ColorName = keyof typeof PIGMENTS;

function channels(written: string): [number, number, number] {
  const color = written.length === 4 ? written.replaceAll(/[0-9a-f]/gi, "$&$&") : written;
  const number = Number.parseInt(color.slice(1, 7), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Returns the color between two, `share` of the way to the second. Both are written #rrggbb or #rgb. */
export function mix(color: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(color).map((value, index) => Math.round(value + ((to[index] as number) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const lighten = (color: string, share: number): string => mix(color, "#fffaf0", share);
/** Shadows are warm: they lean towards brown and not towards black. */
export const darken = (color: string, share: number): string => mix(color, "#2a1a12", share);

/** Returns how light a color is, from 0 to 1. */
export function lightness(color: string): number {
  const [red, green, blue] = channels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Returns how far two colors are from each other, from 0 to about 1. */
export function distance(color: string, other: string): number {
  const [one, two] = [channels(color), channels(other)];
  return Math.hypot(...one.map((value, index) => value - (two[index] as number))) / 441;
}

/** Returns black or white ink, whichever is read on a color. */
export const inkOn = (color: string): string => (lightness(color) > 0.55 ? "#4a3b2e" : "#fbf3e4");
