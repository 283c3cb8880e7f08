import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { KNOWN_TIMES } from '../../platform/rate-limit/rate-limits.ts';
import { ratesPage, storeRatesOfDay } from '../exchange-rates/day-rates-service.ts';
import { addAddress, endAddress, knownAddresses } from '../known-addresses/known-addresses-service.ts';
import { ratesStoredJob } from '../menus/derive-lek-jobs.ts';
import { decidePlace } from '../menus/taken-down-places-service.ts';
import { decideMenu } from '../menus/taken-down-service.ts';
import { requireOperator, type TeamCalls } from '../releases/releases-service.ts';
import { decideReport, reportedReviewsPage } from '../reviews/reported-reviews-service.ts';
import { endViewAt, openView } from '../support-views/support-views-service.ts';
import { failuresPage } from './failures.ts';
import { lookUpOrder } from './look-up-order.ts';
import { findPlaces, lookAtPlace } from './places.ts';
import { sendAgain } from './send-again.ts';

interface OperatorsDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  /** Whether addresses that are not of the internet may be known: for tests and trials, never in production. */
  allowsPrivateAddresses: boolean;
}

/** Serves what operators and observers look at, and operators decide; each call refuses the team of a part. */
export const registerOperators = (
  teams: TeamCalls,
  { database, jobs, clock, allowsPrivateAddresses: allowsPrivate }: OperatorsDeps,
): void => {
  const register: TeamCalls['register'] = (call, handler, options) =>
    teams.register(
      call,
      (request, team, language) => {
        requireOperator(team);
        return handler(request, team, language);
      },
      options,
    );
  register(calls.operators.order, ({ params }, team) =>
    lookUpOrder(database, { id: params.id, by: team.name, at: clock() }),
  );
  register(calls.operators.places, ({ query }, team) =>
    findPlaces(database, query, { by: team.name, at: clock() }),
  );
  register(calls.operators.place, async ({ params }, team) => {
    const place = await lookAtPlace(database, params.id, { by: team.name, at: clock() });
    return { ...place, may_decide: !team.is_observer };
  });
  register(calls.operators.reviews, async ({ query }, team) => ({
    ...(await reportedReviewsPage(database, query.before)),
    may_decide: !team.is_observer,
  }));
  register(calls.operators.decideReview, ({ params, body }, team) =>
    decideReport({ database, jobs }, params.orderId, body, { by: team.name, at: clock() }),
  );
  register(calls.operators.decideMenu, ({ params, body }, team) =>
    decideMenu({ database, jobs }, params.id, body, { by: team.name, at: clock() }),
  );
  register(calls.operators.decidePlace, ({ params, body }, team) =>
    decidePlace({ database, jobs }, params.id, body, { by: team.name, at: clock() }),
  );
  register(
    calls.operators.openView,
    ({ params, body }, team) => {
      const opener = { by: team.name, tokenHash: team.hash, at: clock() };
      return openView(database, params.id, body.reason, opener);
    },
    { isLook: true },
  );
  register(calls.operators.endView, ({ params }, team) =>
    endViewAt(database, params.id, { by: team.name, at: clock() }),
  );
  register(calls.operators.failures, async ({ query }, team) => ({
    ...(await failuresPage(database, query.skip)),
    may_send: !team.is_observer,
  }));
  register(calls.operators.sendAgain, ({ params }, team) =>
    sendAgain({ database, jobs }, params.id, { by: team.name, at: clock() }),
  );
  register(calls.operators.rates, async ({ query }, team) => ({
    ...(await ratesPage(database, query.skip)),
    may_store: !team.is_observer,
  }));
  register(calls.operators.storeRates, ({ params, body }, team, language) => {
    const storing = { by: team.name, at: clock(), language };
    return storeRatesOfDay(database, params.date, body, storing, (client) =>
      jobs.send(client, ratesStoredJob, {}),
    );
  });
  register(calls.operators.addresses, async (_, team) => {
    const items = await knownAddresses(database, clock());
    return { items, times: KNOWN_TIMES, may_change: !team.is_observer };
  });
  register(calls.operators.addAddress, ({ body }, team, language) =>
    addAddress(database, body, { by: team.name, at: clock(), language, allowsPrivate }),
  );
  register(calls.operators.endAddress, ({ params }, team) =>
    endAddress(database, params.id, { by: team.name, at: clock() }),
  );
};
