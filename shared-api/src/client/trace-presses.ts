import { LIMITS } from '../contract/limits.ts';
import type { ReportedPress } from '../contract/releases/reported-press.ts';
import { apiConfig } from './api-config.ts';

/** Events that begin something of its own. */
const PRESSES = ['pointerdown', 'keydown'] as const;
/** Flags of W3C Trace Context: whether the trace is kept. */
const KEPT = '01';
const DROPPED = '00';

/** The trace of a press that has made requests. */
interface PressTrace {
  id: string;
  span: string;
  flags: string;
  /** Time of the page at the last answer, in ms; undefined until there is one. */
  answeredAt: number | undefined;
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The last press: what it was, and its time on the page in ms. A page begins with its opening. */
let press: { by: ReportedPress['by']; at: number } = { by: 'opening', at: 0 };
let trace: PressTrace | undefined;
/** Presses that are over, with their times on the page in ms. */
let waiting: (Omit<ReportedPress, 'ago_ms'> & { at: number })[] = [];

const finish = (): void => {
  if (trace?.flags === KEPT && trace.answeredAt !== undefined && waiting.length < LIMITS.reportedPresses)
    waiting.push({
      trace_id: trace.id,
      span_id: trace.span,
      by: press.by,
      path: location.pathname.slice(0, LIMITS.errorPath),
      at: press.at,
      lasted_ms: Math.round(trace.answeredAt - press.at),
    });
  trace = undefined;
};

/** Begins a trace with each press, where the installation traces requests (product.md §598). */
export const tracePresses = (): void => {
  if (apiConfig().traceShare === 0) return;
  for (const by of PRESSES)
    addEventListener(
      by,
      () => {
        finish();
        press = { by, at: performance.now() };
      },
      { capture: true, passive: true },
    );
};

/** Header of a request that belongs to the last press, or to the opening of the page; none without tracing. */
export const traceHeader = (): { traceparent?: string } => {
  const { traceShare } = apiConfig();
  if (traceShare === 0) return {};
  trace ??= {
    id: hex(16),
    span: hex(8),
    flags: Math.random() < traceShare ? KEPT : DROPPED,
    answeredAt: undefined,
  };
  return { traceparent: `00-${trace.id}-${trace.span}-${trace.flags}` };
};

/** Notes that a request of the last press has its answer. */
export const noteAnswer = (): void => {
  if (trace) trace.answeredAt = performance.now();
};

/**
 * The presses whose traces are kept, for a report, as a part of its body; the last one once the page is left
 * (product.md §682).
 */
export const takePresses = (): { presses?: ReportedPress[] } => {
  if (document.visibilityState === 'hidden') finish();
  const now = performance.now();
  const presses = waiting
    .map(({ at, ...rest }) => ({ ...rest, ago_ms: Math.round(now - at) }))
    .filter(({ ago_ms, lasted_ms }) => Math.max(ago_ms, lasted_ms) <= LIMITS.pressAgeMs);
  waiting = [];
  return presses.length > 0 ? { presses } : {};
};
