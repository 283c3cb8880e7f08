import type { FormatterModule, InterpolationOptions } from 'i18next';
import { formatCount } from './decimal.ts';

const groupCounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  // No text of ours names a format.
  add: () => undefined,
  addCached: () => undefined,
  // A year is no quantity.
  format: (value, _format, language, options) =>
    Number.isInteger(value) && options?.interpolationkey !== 'year'
      ? formatCount(value, language ?? '')
      : value,
};

/**
 * How texts take their values: whole numbers are grouped as counts (product.md §124), React escapes.
 */
export const TEXT_VALUES: { formatter: FormatterModule; interpolation: InterpolationOptions } = {
  formatter: groupCounts,
  interpolation: { escapeValue: false, alwaysFormat: true },
};
