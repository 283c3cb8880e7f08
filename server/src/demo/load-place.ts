import {
  type EuroRates,
  groupsById,
  initialValues,
  type OptionGroup,
  PLACE_FIELDS,
  priceIn,
} from '@tavolina/shared-api/contract';
import { addOpeningHours } from '../modules/availability/availability-service.ts';
import { updateBusiness } from '../modules/businesses/businesses-service.ts';
import { addAccount } from '../modules/identity/identity-service.ts';
import { addMenu, groupsOfMenus, noteNewItems } from '../modules/menus/menus-service.ts';
import { renewScreen } from '../modules/ready-screens/ready-screens-service.ts';
import { addSubscription } from '../modules/subscriptions/subscriptions-service.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import type { Queryable } from '../platform/database/database.ts';
import { idOf } from '../platform/ids/id-of.ts';
import { type DemoDish, type DemoOrder, demoOrders } from './demo-orders.ts';
import { demoSubscription } from './demo-subscriptions.ts';
import type { DemoMenu, DemoPlace } from './demo-types.ts';
import { menuRequest } from './menu-request.ts';
import { addressPart } from './place-builders.ts';
import { type Random, seededRandom } from './random.ts';

/** What every place is loaded with. */
export interface LoadContext {
  rates: EuroRates;
  /** The moment everything is counted back from, in ms. */
  now: number;
  /** Hashes of the demo owners' password, and of one that nobody knows. */
  hashes: { known: string; unknown: string };
}

/** Orders reach 34 days back; what was ordered is older. */
const MENU_AGE_DAYS = { low: 36, high: 500 };

const addOwner = async (
  client: Queryable,
  place: DemoPlace,
  random: Random,
  { hashes, now }: LoadContext,
): Promise<string> => {
  const id = idOf(place.name);
  const [latitude, longitude] = place.location;
  const added = await addAccount(client, {
    id,
    email: place.login ?? `${addressPart(place.name)}@shembull.test`,
    passwordHash: place.login ? hashes.known : hashes.unknown,
    place: {
      ...initialValues(PLACE_FIELDS),
      business_name: place.name,
      telephone: `+355 6${random.between(7, 9)} ${random.between(200, 999)} ${random.between(1000, 9999)}`,
      address: place.address,
      city: place.city,
      description: place.description,
    },
    location: { latitude, longitude },
    createdAt: new Date(now - (MENU_AGE_DAYS.high + random.between(1, 200)) * DAY_MS),
  });
  if (!added) throw new Error(`two demo places have the e-mail of ${place.name}`);
  if (place.menus.some(({ en }) => en)) await updateBusiness(client, id, { content_languages: ['sq', 'en'] });
  const subscription = demoSubscription(place.plan, now);
  if (subscription) await addSubscription(client, id, subscription);
  const hours = { week: place.hours, pickup: null, table: null, special_days: [] };
  await addOpeningHours(client, id, { hours, version: 0 }, new Date(now));
  return id;
};

/** All dishes of a menu, in the order in which they are stored. */
const dishesOf = (menu: DemoMenu) => [
  ...Object.entries(menu.sections).flatMap(([title, items]) =>
    items.map((item) => ({ item, isShown: !menu.hidden?.includes(title) })),
  ),
  ...(menu.items ?? []).map((item) => ({ item, isShown: true })),
];

/** The dishes of a menu that diners can order, with their prices in euro and lek. */
const orderableDishes = (
  menu: DemoMenu,
  ids: readonly string[],
  groups: readonly OptionGroup[],
  rates: EuroRates,
): DemoDish[] => {
  const byId = groupsById(groups);
  return dishesOf(menu).flatMap(({ item, isShown }, index) => {
    const id = ids[index];
    if (id === undefined || !isShown || item.soldOut) return [];
    const priced = {
      default_currency: 'ALL' as const,
      price: item.lek,
      prices: item.eur === undefined ? [] : [{ currency: 'EUR' as const, price: item.eur / 100 }],
    };
    return {
      id,
      name: item.name,
      euro_minor: priceIn(priced, 'EUR', rates) ?? 0,
      lek_minor: priceIn(priced, 'ALL', rates) ?? 0,
      groups: byId,
      option_group_ids: groups.filter(({ name }) => item.choices?.includes(name)).map((group) => group.id),
      goesWith: item.goesWith ?? [],
    };
  });
};

/**
 * Stores one place: its account, subscription and menus.
 * @returns its orders, which are stored together with those of other places
 */
export const loadPlace = async (
  client: Queryable,
  place: DemoPlace,
  context: LoadContext,
): Promise<DemoOrder[]> => {
  const { rates, now } = context;
  const random = seededRandom(place.name);
  const businessId = await addOwner(client, place, random, context);
  // Whoever signs in finds something on every page, as a trial of the console must (product.md §141).
  if (place.login && place.plan !== 'free') await renewScreen(client, businessId);
  const dishes: DemoDish[] = [];
  for (const menu of place.menus) {
    const id = idOf(`${place.name}/${menu.title}`);
    const daysOld = menu.daysOld ?? random.between(MENU_AGE_DAYS.low, MENU_AGE_DAYS.high);
    const createdAt = new Date(now - daysOld * DAY_MS - random.between(0, DAY_MS / 2));
    const isPublished = menu.draft !== true;
    const request = menuRequest(menu);
    const ids = await addMenu(client, { id, businessId, request, rates, isPublished, createdAt });
    await noteNewItems(
      client,
      id,
      ids.filter((_, index) => dishesOf(menu)[index]?.item.isNew),
    );
    if (isPublished) {
      const groups = (await groupsOfMenus(client, [id])).get(id) ?? [];
      dishes.push(...orderableDishes(menu, ids, groups, rates));
    }
  }
  return place.liveliness
    ? demoOrders({ id: businessId, name: place.name, dishes }, place.liveliness, context)
    : [];
};
