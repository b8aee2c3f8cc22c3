/** Clicks to the store on one day (UTC, ISO). */
export interface ClicksByDay {
  day: string;
  clicks: number;
}

export interface ClicksByName {
  name: string;
  clicks: number;
}

export interface ClicksOfGift extends ClicksByName {
  id: string;
}
