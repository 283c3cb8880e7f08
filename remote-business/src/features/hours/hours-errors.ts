import { ApiError } from '@tavolina/shared-api/client';
import type { FieldPath } from 'react-hook-form';
import type { HoursValues } from './hours-values.ts';

/** Where the form holds what the server names, for example `hours.week.0.1.opens`. */
const formPath = (field: string): string =>
  field
    .replace(/^hours\./, '')
    .replace(/^(week|pickup|table)\.(\d+)\.(\d+)\./, '$1.$2.ranges.$3.')
    .replace(/^(week|pickup|table)\.(\d+)$/, '$1.$2.ranges.0.opens')
    .replace(/^special_days\.(\d+)\.ranges$/, 'special.$1.ranges.0.opens')
    .replace(/^special_days\./, 'special.');

const IN_FORM = /^((week|pickup|table|special)\.\d+\.ranges\.\d+\.(opens|closes)|special\.\d+\.(date|note))$/;

/** The server's sentences about hours, each at the field of the form it is about; others have no field. */
export const hoursErrors = (error: unknown): { field?: FieldPath<HoursValues>; message: string }[] => {
  if (!(error instanceof ApiError)) return [];
  return error.errors.map(({ field, message }) => {
    const path = formPath(field);
    return IN_FORM.test(path) ? { field: path as FieldPath<HoursValues>, message } : { message };
  });
};
