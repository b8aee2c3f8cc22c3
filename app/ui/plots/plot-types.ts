/** One number of a plot, with its name: a day (ISO) or a word. */
export interface PlotPoint {
  name: string;
  value: number;
}
