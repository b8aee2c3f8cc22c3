/** One number of a plot, with its name: a day (ISO), a time of the day or a word. */
export interface PlotPoint {
  name: string;
  value: number;
}
