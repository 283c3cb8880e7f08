import { LIMITS, type OperatorPlace, type OperatorPlaces } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { menusForOperators, presentTakenDown } from '../menus/taken-down-service.ts';
import { recordAct, recordActs } from '../operator-acts/operator-acts-service.ts';
import { tierOf } from '../subscriptions/subscriptions-service.ts';
import { viewsForOperators } from '../support-views/support-views-service.ts';
import { findPlace, listPeople, listPlaces, type Wanted } from './places-repository.ts';

/** For how long back orders are counted, in ms. */
const COUNTED_MS = 30 * DAY_MS;

/** Who looks, by the name of the token, and when. */
interface Look {
  by: string;
  at: Date;
}

const wantedOf = (q: string): Wanted =>
  q.includes('@') ? { email: q.trim() } : { words: q.split(/\s+/).filter((word) => word !== '') };

/** Places by name, city or an owner's e-mail (product.md §555). What an e-mail finds is recorded at each place. */
export const findPlaces = async (
  database: Database,
  { q, before }: { q: string; before?: string | undefined },
  { by, at }: Look,
): Promise<OperatorPlaces> => {
  const wanted = wantedOf(q);
  const rows = await listPlaces(database, wanted, before);
  const items = rows.slice(0, LIMITS.operatorPlaces);
  if ('email' in wanted) {
    const acts = items.map(({ id }) => ({ by, about: id }));
    await recordActs(database, 'owner_looked_up', acts, at);
  }
  return {
    items: items.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null,
  };
};

/**
 * A place with its plan, people and counts. The look is recorded (product.md §556).
 * @throws {ApiFailure} `place_not_found`
 */
export const lookAtPlace = async (
  database: Database,
  id: string,
  { by, at }: Look,
): Promise<Omit<OperatorPlace, 'may_decide'>> => {
  const [place, people, tier, menuList, views] = await Promise.all([
    findPlace(database, id, new Date(at.getTime() - COUNTED_MS)),
    listPeople(database, id),
    tierOf(database, id, at),
    menusForOperators(database, id),
    viewsForOperators(database, id, at),
  ]);
  if (!place) throw new ApiFailure('place_not_found');
  await recordAct(database, 'place_seen', { by, about: id }, at);
  const { status, current_period_end, cancel_at_period_end, menus, published, orders, reviews, ...known } =
    place;
  const { taken_down_at, taken_down_reason, ...profile } = known;
  return {
    ...profile,
    created_at: profile.created_at.toISOString(),
    tier,
    subscription:
      status && current_period_end
        ? { status, ends_at: current_period_end.toISOString(), is_cancelled: cancel_at_period_end === true }
        : null,
    people: people.map(({ since, sessions, last_seen_at, ...person }) => ({
      ...person,
      since: since.toISOString(),
      sessions: Number(sessions),
      last_seen_at: last_seen_at?.toISOString() ?? null,
    })),
    counts: { menus: Number(menus), published: Number(published), reviews, orders: Number(orders) },
    menus: menuList,
    taken_down: presentTakenDown({ taken_down_at, taken_down_reason }),
    views,
  };
};
