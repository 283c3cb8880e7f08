/** Days of the week, from 1 for Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** One of `WEEKDAYS`. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Days that follow each other, as the first and the last of each run: 1, 2, 3, 5 are 1 to 3, and 5. */
export const weekdayRuns = (weekdays: readonly number[]): [Weekday, Weekday][] => {
  const runs: [Weekday, Weekday][] = [];
  for (const day of WEEKDAYS.filter((each) => weekdays.includes(each))) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
};
