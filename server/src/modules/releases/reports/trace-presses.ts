import type { ReportedPress } from '@tavolina/shared-api/contract';
import type { Tracing } from '../../../platform/tracing/tracing.ts';
import { pagePath } from '../browser-errors/page-path.ts';
import { addressShare } from './address-share.ts';

/** Presses that are taken of an address in a minute; many diners may share one. */
const SHARE = 120;

/** Receives presses that browsers report. */
export type TakePresses = (presses: readonly ReportedPress[], ip: string) => void;

/** Makes of each press the first span of its trace, which its requests name as their parent (product.md §682). */
export const tracePresses = (tracing: Pick<Tracing, 'firstSpan'> | undefined): TakePresses => {
  if (!tracing) return () => undefined;
  const isWithinShare = addressShare(SHARE);
  return (presses, ip) => {
    const now = Date.now();
    for (const { trace_id, span_id, by, path, ago_ms, lasted_ms } of presses) {
      if (!isWithinShare(ip)) continue;
      const startTime = now - ago_ms;
      const attributes = { 'url.path': pagePath(path) };
      tracing
        .firstSpan({ traceId: trace_id, spanId: span_id }, by, { startTime, attributes })
        .end(startTime + lasted_ms);
    }
  };
};
