import { nightInto, type OpenRange, rangeMinutes } from '@tavolina/shared-api/contract';

const isComplete = (range: OpenRange | undefined): range is OpenRange =>
  range !== undefined && range.opens !== '' && range.closes !== '';

/** Whether a range of a day begins before an earlier one ends (product.md §280). Ignores ranges with missing times. */
export const beginsTooEarly = (ranges: readonly OpenRange[], index: number): boolean => {
  const own = ranges[index];
  if (!isComplete(own)) return false;
  const { from } = rangeMinutes(own);
  return ranges.some((range, other) => {
    if (other === index || !isComplete(range)) return false;
    const before = rangeMinutes(range);
    return (before.from < from || (before.from === from && other < index)) && before.to > from;
  });
};

/** The night of the day before that lasts beyond the beginning of a range (product.md §561). */
export const nightBefore = (
  dayBefore: readonly OpenRange[],
  range: OpenRange | undefined,
): OpenRange | undefined => (isComplete(range) ? nightInto(dayBefore.filter(isComplete), range) : undefined);
