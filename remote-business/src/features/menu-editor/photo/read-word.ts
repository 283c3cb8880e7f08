/** A word on a photo, where it stands in px. */
export interface ReadWord {
  text: string;
  /** How sure the reader is, from 0 to 100. */
  confidence: number;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Height of its line, from the lowest to the highest letter it could have. */
  size: number;
}

/** A line of text: its words from left to right. */
export type WordRow = readonly ReadWord[];
