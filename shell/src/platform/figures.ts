import { languageOf, numberIn } from '@tavolina/shared-api/contract';
import { i18n } from '@tavolina/shared-api/runtime';
import type { Overview } from './platform-api.ts';

/** What is known of one version. */
export type Figures = Overview['figures'][number]['versions'][number];

type Told = Pick<Figures, 'opened' | 'failed' | 'breaks'>;

const format = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberIn(languageOf(i18n.resolvedLanguage), new Intl.NumberFormat('en', options).format(value));

const failureRate = ({ opened, failed }: Pick<Told, 'opened' | 'failed'>): number =>
  failed === 0 ? 0 : failed / (opened + failed);

/** Fewer failures than this may be one visitor's network. */
const ENOUGH_FAILURES = 5;
/** More than this share of visits is more than one leaves alone. */
const TOO_OFTEN = 0.02;

/** Whether a version fails so often, or breaks another one, that somebody has to look. */
export const isFailing = (told: Told): boolean =>
  (told.breaks ?? []).length > 0 || (told.failed >= ENOUGH_FAILURES && failureRate(told) > TOO_OFTEN);

/** A whole number in the reader's spelling. */
export const count = (value: number): string => format(value);

/** Share of visits in which a version failed, as a percentage. */
export const failures = (told: Told): string =>
  format(failureRate(told), { style: 'percent', maximumFractionDigits: 2 });

/** Milliseconds as seconds; a dash where nobody told. */
export const seconds = (ms: number | null): string =>
  ms === null ? '–' : `${format(Math.round(ms / 10) / 100)} s`;

/** Layout shift; a dash where nobody told. */
export const shift = (value: number | null): string =>
  value === null ? '–' : format(value, { maximumFractionDigits: 3 });

/** Failures per thousand visits of an hour; 0 where there were none. */
export const failuresPerThousand = (told: Told): number => failureRate(told) * 1000;
