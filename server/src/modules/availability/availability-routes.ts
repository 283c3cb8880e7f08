import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { orderingStateOf, pauseOrdering, setBusy } from './busy-and-pause.ts';
import { countLostCart } from './lost-carts.ts';
import { openingHoursOf, setOpeningHours } from './opening-hours.ts';
import { changeOrderSettings, orderSettingsOf } from './order-settings.ts';
import { availabilityOf, slotsOf } from './place-availability.ts';
import { acceptHeartbeat } from './silent-consoles.ts';

/** Each order may fill a slot, so that free times are never kept (product.md §442). */
const FREE_TIMES = { isCached: true, isFleeting: true };

/** Serves when and how places take orders, to diners and owners. */
export const registerAvailability = (
  { register }: CallRegistry,
  { database, jobs, limits, clock }: { database: Database; jobs: Jobs; limits: RateLimits; clock: Clock },
): void => {
  const { availability, fulfilment } = calls;
  register(availability.ofPlace, ({ params }) => availabilityOf(database, params.id, clock()), FREE_TIMES);
  register(
    fulfilment.slots,
    async ({ params, query }) => ({
      slots: await slotsOf(database, params.id, query.fulfilment, clock()),
    }),
    FREE_TIMES,
  );
  register(availability.lostCart, ({ params, body }, { ip }) =>
    countLostCart({ database, limits, clock }, params.id, body.items, ip),
  );
  register(availability.hours, (_request, { businessId }) => openingHoursOf(database, businessId));
  register(availability.setHours, ({ body }, owner) =>
    setOpeningHours({ database, jobs }, owner, body, clock()),
  );
  register(availability.settings, (_request, { businessId }) => orderSettingsOf(database, businessId));
  register(availability.changeSettings, ({ body }, owner) => changeOrderSettings(database, owner, body));
  register(availability.state, (_request, { businessId }) => orderingStateOf(database, businessId, clock()));
  register(availability.setBusy, ({ body }, { businessId }) =>
    setBusy(database, businessId, body.minutes, clock()),
  );
  register(availability.alive, async (_request, { businessId }) => ({
    resumed: await acceptHeartbeat({ database, jobs }, businessId, clock()),
  }));
  register(availability.pause, ({ body }, { businessId }) =>
    pauseOrdering({ database, jobs }, businessId, body, clock()),
  );
};
