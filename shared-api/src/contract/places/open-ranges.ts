const MINUTES_OF_DAY = 1_440;

/** Times of one day, `HH:MM` each, see `openRange`. */
interface TimesOfDay {
  opens: string;
  closes: string;
}

/** Minutes from midnight of a time of day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A range in minutes from midnight of its day; the end is above 1,440 on the next day (product.md §280). */
export const rangeMinutes = ({ opens, closes }: TimesOfDay): { from: number; to: number } => {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return { from, to: to > from ? to : to + MINUTES_OF_DAY };
};

/** Whether ranges share a minute of one day. */
export const rangesOverlap = (ranges: readonly TimesOfDay[]): boolean => {
  const sorted = ranges.map(rangeMinutes).toSorted((a, b) => a.from - b.from);
  return sorted.some(({ from }, index) => from < (sorted[index - 1]?.to ?? 0));
};

/**
 * The range of a day that lasts past midnight and beyond the beginning of a range of the next day (product.md §561);
 * undefined where none does.
 */
export const nightInto = <T extends TimesOfDay>(
  dayBefore: readonly T[],
  { opens }: TimesOfDay,
): T | undefined => dayBefore.find((range) => rangeMinutes(range).to - MINUTES_OF_DAY > minutesOf(opens));
