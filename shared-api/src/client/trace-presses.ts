import { apiConfig } from './api-config.ts';

/** Events that begin something of its own. */
const PRESSES = ['pointerdown', 'keydown'] as const;
/** Flags of W3C Trace Context: whether the trace is kept. */
const KEPT = '01';
const DROPPED = '00';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let traceId = '';
let flags = DROPPED;

const begin = (): void => {
  traceId = '';
};

/** Begins a trace with each press, where the installation traces requests (product.md §598). */
export const tracePresses = (): void => {
  if (apiConfig().traceShare === 0) return;
  for (const press of PRESSES) addEventListener(press, begin, { capture: true, passive: true });
};

/** Header of a request that belongs to the last press, or to the opening of the page; none without tracing. */
export const traceHeader = (): { traceparent?: string } => {
  const { traceShare } = apiConfig();
  if (traceShare === 0) return {};
  if (traceId === '') {
    traceId = hex(16);
    flags = Math.random() < traceShare ? KEPT : DROPPED;
  }
  return { traceparent: `00-${traceId}-${hex(8)}-${flags}` };
};
