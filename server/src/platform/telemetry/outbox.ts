import { type ExportResult, ExportResultCode } from '@opentelemetry/core';

/** Spans or lines that may wait at once, those on their way included. */
const MOST = 2_048;

/** What sends batches to a collector. */
interface Exporter<T> {
  export: (batch: T, done: (result: ExportResult) => void) => void;
}

/** Lets an exporter say how each batch has ended. The libraries drop what fails without a word. */
export const afterExport = <T>(
  exporter: Exporter<T>,
  tell: (batch: T, isDelivered: boolean) => void,
): void => {
  const send = exporter.export.bind(exporter);
  exporter.export = (batch, done) =>
    send(batch, (result) => {
      tell(batch, result.code === ExportResultCode.SUCCESS);
      done(result);
    });
};

/** Bounds what waits to be sent. */
export interface Outbox {
  /** Takes room for one more; false, and counted as dropped, where there is none. */
  takes: () => boolean;
}

/**
 * Bounds what waits for an exporter, and counts what it could not deliver: a collector that is slow or away costs
 * neither memory nor a request's time (product.md §691).
 * @param drop is told of pieces that are lost
 */
export const createOutbox = <T>(exporter: Exporter<T[]>, drop: (pieces: number) => void): Outbox => {
  let waiting = 0;
  afterExport(exporter, (batch, isDelivered) => {
    waiting -= batch.length;
    if (!isDelivered) drop(batch.length);
  });
  return {
    takes() {
      const hasRoom = waiting < MOST;
      if (hasRoom) waiting += 1;
      else drop(1);
      return hasRoom;
    },
  };
};
