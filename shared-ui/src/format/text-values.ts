import type { FormatterModule, InterpolationOptions } from 'i18next';
import { formatCount } from './decimal.ts';

const groupCounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  // No text names a format.
  add: () => undefined,
  addCached: () => undefined,
  // Years are not grouped.
  format: (value, _format, language, options) =>
    Number.isInteger(value) && options?.interpolationkey !== 'year'
      ? formatCount(value, language ?? '')
      : value,
};

/** Interpolation settings: whole numbers are grouped (product.md §124). React escapes values. */
export const TEXT_VALUES: { formatter: FormatterModule; interpolation: InterpolationOptions } = {
  formatter: groupCounts,
  interpolation: { escapeValue: false, alwaysFormat: true },
};
