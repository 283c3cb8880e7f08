import { type Language, nightInto, type OpeningHours, type Week } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { wrongFields } from '../../platform/http/field-errors.ts';

const WEEKS = ['week', 'pickup', 'table'] as const;

/** Paths of the ranges of a week that begin before the night before is over. */
const beginsInNight = (week: Week): string[] =>
  week.flatMap((ranges, day) => {
    const dayBefore = week.at(day - 1) ?? [];
    return ranges.flatMap((range, index) => (nightInto(dayBefore, range) ? [`${day}.${index}.opens`] : []));
  });

/**
 * Refuses weeks in which a day begins before the night before is over (product.md §561).
 * @throws {ApiFailure} `invalid_input` at each such beginning
 */
export const checkNights = (hours: OpeningHours, language: Language): void => {
  const wrong = WEEKS.flatMap((name) =>
    beginsInNight(hours[name] ?? []).map((path) => `hours.${name}.${path}`),
  );
  if (wrong.length === 0) return;
  const fields = wrong.map((field) => ({ field, message: 'night_before' as const }));
  throw new ApiFailure('invalid_input', { errors: wrongFields(fields, language) });
};
