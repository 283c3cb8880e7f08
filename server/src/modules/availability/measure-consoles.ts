import { type Clock, MINUTE_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Measure } from '../../platform/metrics/measure.ts';
import { SILENT_MINUTES } from './console-silence.ts';
import { countConsoles } from './heartbeats-repository.ts';

/** Measures how many places have a console open, and how many are unattended (product.md §571). */
export const measureConsoles =
  (database: Queryable, clock: Clock): Measure =>
  ({ Gauge }, registers) => {
    new Gauge({
      name: 'places_by_console',
      help: 'Places whose console is open, or that have paused by themselves without one, the same in every process',
      labelNames: ['state'],
      registers,
      async collect() {
        const since = new Date(clock().getTime() - SILENT_MINUTES.told * MINUTE_MS);
        const { open, unattended } = await countConsoles(database, since);
        this.set({ state: 'open' }, open);
        this.set({ state: 'unattended' }, unattended);
      },
    });
  };
