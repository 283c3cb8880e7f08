import type { OpenRange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDayNames } from '../../lib/hours/use-day-names.ts';
import type { HoursValues, RangesPath } from './hours-values.ts';
import { beginsTooEarly, nightBefore } from './overlaps.ts';

/** The day before, whose night may last into this one. Undefined for special days: the usual night before does not count. */
const dayBefore = (name: RangesPath): { path: RangesPath; day: number } | undefined => {
  const [week, day] = name.split('.');
  if (week === 'special') return undefined;
  const before = (Number(day) + 6) % 7;
  return { path: `${week}.${before}.ranges` as RangesPath, day: before };
};

/**
 * What is wrong with the beginning of a range, told by the hours around it; undefined where nothing is.
 * @returns the sentence as the form is now, and what a form that is sent asks
 */
export const useOverlap = (name: RangesPath, index: number) => {
  const { t } = useTranslation('business');
  const { ofWeek } = useDayNames();
  const { control, getValues } = useFormContext<HoursValues>();
  const before = dayBefore(name);
  const sentenceOf = (ranges: readonly OpenRange[], earlier: readonly OpenRange[]): string | undefined => {
    if (beginsTooEarly(ranges, index)) return t('hours.overlap');
    const night = before && nightBefore(earlier, ranges[index]);
    return night && t('hours.inNight', { day: ofWeek(before.day), time: night.closes });
  };
  const earlierPath = before?.path ?? name;
  const [ranges = [], earlier = []] = useWatch({ control, name: [name, earlierPath] });
  return {
    overlap: sentenceOf(ranges, earlier),
    overlapNow: () => sentenceOf(getValues(name), getValues(earlierPath)),
  };
};
