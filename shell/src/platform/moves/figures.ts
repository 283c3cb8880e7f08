import { languageOf, numberIn } from '@tavolina/shared-api/contract';
import { i18n } from '@tavolina/shared-api/runtime';
import type { Overview } from '../platform-api.ts';

/** Figures of one version. */
export type Figures = Overview['figures'][number]['versions'][number];

type Told = Pick<Figures, 'opened' | 'failed' | 'silent' | 'breaks'>;

const format = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberIn(languageOf(i18n.resolvedLanguage), new Intl.NumberFormat('en', options).format(value));

/** Share of the visits that came to an end; 0 without any. */
const shareOf = (some: number, { opened, failed, silent = 0 }: Told): number =>
  some === 0 ? 0 : some / (opened + failed + silent);

/** A page that started and never became ready has failed as well. */
const failedOf = ({ failed, silent = 0 }: Told): number => failed + silent;

const failureRate = (told: Told): number => shareOf(failedOf(told), told);

const percentage = (share: number): string => format(share, { style: 'percent', maximumFractionDigits: 2 });

/** Fewer failures may come from one visitor's network. */
const ENOUGH_FAILURES = 5;
/** Failure rate that needs attention. */
const TOO_OFTEN = 0.02;

/** Whether a version fails too often, or breaks another one. */
export const isFailing = (told: Told): boolean =>
  (told.breaks ?? []).length > 0 || (failedOf(told) >= ENOUGH_FAILURES && failureRate(told) > TOO_OFTEN);

/** Formats a whole number in the reader's language. */
export const count = (value: number): string => format(value);

/** Failure rate as a percentage, pages that never became ready included. */
export const failures = (told: Told): string => percentage(failureRate(told));

/** Visits whose page never became ready, as a percentage. */
export const neverReady = (told: Told): string => percentage(shareOf(told.silent ?? 0, told));

/** Milliseconds as seconds; a dash without data. */
export const seconds = (ms: number | null): string =>
  ms === null ? '–' : `${format(Math.round(ms / 10) / 100)} s`;

/** Layout shift; a dash without data. */
export const shift = (value: number | null): string =>
  value === null ? '–' : format(value, { maximumFractionDigits: 3 });

/** Failures per thousand visits of an hour; 0 without visits. */
export const failuresPerThousand = (told: Told): number => failureRate(told) * 1000;
