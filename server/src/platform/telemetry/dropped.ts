/** What could not be sent to a collector since the start: spans, readings of the metrics, lines of the log. */
export type Dropped = Record<'traces' | 'metrics' | 'logs', number>;

/** Begins to count. */
export const noneDropped = (): Dropped => ({ traces: 0, metrics: 0, logs: 0 });
