import {
  FAILURE_KINDS,
  type Happening,
  type ReleaseFigures,
  START_KIND,
  STARTING_KINDS,
} from '@tavolina/shared-api/contract';
import type { Count } from './reports-repository.ts';

/** Health of one version, as the API shows it. */
export type Health = Omit<ReleaseFigures[number]['versions'][number], 'version' | 'hours' | 'breaks'>;

/** Histogram buckets grow by a tenth, which is precise enough for a console. */
const STEP = Math.log(1.1);
const LARGEST = 150;

/** The bucket of a figure. */
export const bucketOf = (value: number): number =>
  Math.min(LARGEST, Math.round(Math.log(Math.max(1, value)) / STEP));

const figureOf = (bucket: number): number => Math.round(Math.exp(bucket * STEP));

const total = (counts: readonly Count[], kinds: readonly Happening['kind'][]): number =>
  counts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0);

const p75 = (counts: readonly Count[], kind: Happening['kind']): number | null => {
  const figures = counts.filter((entry) => entry.kind === kind).sort((a, b) => a.bucket - b.bucket);
  let left = total(figures, [kind]) * 0.75;
  for (const { bucket, count } of figures) {
    left -= count;
    if (left <= 0) return figureOf(bucket);
  }
  return null;
};

/** Number of pages that started a version and neither became ready nor were left, by address group. */
export const silentByGroup = (counts: readonly Count[]): Map<number, number> => {
  const silent = new Map<number, number>();
  for (const { kind, bucket, count } of counts) {
    if (!STARTING_KINDS.includes(kind)) continue;
    const change = kind === START_KIND ? count : -count;
    silent.set(bucket, (silent.get(bucket) ?? 0) + change);
  }
  return silent;
};

/** Summarises the reports about a version. */
export const healthOf = (all: readonly Count[], part: string, version: string): Health => {
  const counts = all.filter((entry) => entry.part === part && entry.version === version);
  const shift = p75(counts, 'cls');
  return {
    opened: total(counts, ['opened']),
    failed: total(counts, FAILURE_KINDS),
    fell_back: total(counts, ['fell_back']),
    silent: [...silentByGroup(counts).values()].reduce((sum, count) => sum + Math.max(0, count), 0),
    lcp_p75: p75(counts, 'lcp'),
    cls_p75: shift === null ? null : shift / 1000,
    inp_p75: p75(counts, 'inp'),
    skewed: total(counts, ['skew']),
  };
};
