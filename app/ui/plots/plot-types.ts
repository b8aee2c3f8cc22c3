/** A value with its name: an ISO date, a time of the day or a word. */
export interface PlotPoint {
  name: string;
  value: number;
}
