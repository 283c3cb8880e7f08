import {
  type CollectionMethod,
  type EuroRates,
  type GroupsById,
  isCancelled,
  isHandedOver,
  ORDER_ID_ALPHABET,
  ORDER_STEPS,
  type OrderChoice,
  type OrderStatus,
  orderChoices,
  priceOfChoices,
} from '@tavolina/shared-api/contract';
import { DAY_MS } from '../platform/clock/clock.ts';
import { demoSelections } from './demo-choices.ts';
import type { Liveliness } from './demo-types.ts';
import { CUSTOMERS, KITCHEN_NOTES, ORDER_NOTES, REVIEW_COMMENTS } from './people.ts';
import { type Random, seededRandom } from './random.ts';

/** A dish that can be ordered; euro cents and lek in minor units. */
export interface DemoDish {
  id: string;
  name: string;
  euro_minor: number;
  lek_minor: number;
  /** The groups of choices of its menu, and the ids of those that it comes with. */
  groups: GroupsById;
  option_group_ids: readonly string[];
  /** Names of dishes that it goes well with. */
  goesWith: readonly string[];
}

/** An order ready to be stored. */
export interface DemoOrder {
  id: string;
  business_id: string;
  status: OrderStatus;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  notes: string | null;
  total_minor: number;
  display_total_minor: number;
  /** How the money was collected; null where it is open. */
  collected_by: CollectionMethod | null;
  created_at: string;
  lines: {
    menu_item_id: string;
    name: string;
    price_minor: number;
    /** In lek. */
    display_price_minor: number;
    quantity: number;
    notes: string | null;
    choices: OrderChoice[];
    is_recommended: boolean;
  }[];
  history: { status: OrderStatus; changed_at: string }[];
  review: { rating: number; comment: string } | null;
}

const MINUTE = 60_000;
/** How the newest orders of a place stand; all older ones are over. */
const NEWEST: OrderStatus[] = [
  'pending',
  'pending',
  'pending',
  'confirmed',
  'confirmed',
  'preparing',
  'cancelled',
  'preparing',
  'ready',
];
/** How long after the step before, where it is not some five minutes. */
const STEP_MINUTES: Partial<Record<OrderStatus, number>> = {
  pending: 0,
  confirmed: 4,
  ready: 18,
  completed: 9,
  cancelled: 4,
};

const orderId = (random: Random): string => {
  const letters = Array.from({ length: 8 }, () => random.pick([...ORDER_ID_ALPHABET]));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
};

const historyOf = (status: OrderStatus, createdAt: number): DemoOrder['history'] => {
  const way: readonly OrderStatus[] = isCancelled(status)
    ? ['pending', status]
    : ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(status) + 1);
  let at = createdAt;
  return way.map((step) => {
    at += (STEP_MINUTES[step] ?? 5) * MINUTE;
    return { status: step, changed_at: new Date(at).toISOString() };
  });
};

/** How many dishes a place is known for; they are of the dearer half. */
const FAVOURITES = 3;

const favouritesOf = ({ name, dishes }: { name: string; dishes: readonly DemoDish[] }): DemoDish[] => {
  const random = seededRandom(`${name}/favourites`);
  const dearer = dishes
    .toSorted((one, other) => other.lek_minor - one.lek_minor)
    .slice(0, Math.ceil(dishes.length / 2));
  return Array.from({ length: FAVOURITES }, () => random.pick(dearer));
};

const linesOf = (dishes: readonly DemoDish[], random: Random) => {
  const chosen = new Set(Array.from({ length: random.between(1, 4) }, () => random.pick(dishes)));
  return [...chosen].map((dish) => ({
    dish,
    quantity: random.pick([1, 1, 1, 2, 2, 3]),
    notes: random.chance(0.2) ? random.pick(KITCHEN_NOTES) : null,
    is_recommended: false,
  }));
};

type Lines = ReturnType<typeof linesOf>;

/** Every other order has a dish too that the place is known for, and many have what goes well with one of theirs. */
const withMore = (
  lines: Lines,
  dishes: readonly DemoDish[],
  favourites: readonly DemoDish[],
  random: Random,
): Lines => {
  const has = (dish: DemoDish): boolean => lines.some((line) => line.dish === dish);
  const favourite = random.chance(0.5) ? random.pick(favourites) : undefined;
  const names = lines.flatMap(({ dish }) => dish.goesWith);
  const pair = random.chance(0.4)
    ? dishes.find((dish) => names.includes(dish.name) && !has(dish) && dish !== favourite)
    : undefined;
  const line = (dish: DemoDish | undefined, is_recommended: boolean): Lines =>
    dish && !has(dish) ? [{ dish, quantity: 1, notes: null, is_recommended }] : [];
  return [...lines, ...line(favourite, false), ...line(pair, true)];
};

/** A line as it is stored, with what its diner chose. */
const chosenLine = (
  { dish, ...line }: Lines[number],
  rates: EuroRates,
  random: Random,
): DemoOrder['lines'][number] => {
  const selections = demoSelections(dish, dish.groups, random);
  return {
    ...line,
    menu_item_id: dish.id,
    name: dish.name,
    price_minor: dish.euro_minor + priceOfChoices(selections, 'EUR', rates),
    display_price_minor: dish.lek_minor + priceOfChoices(selections, 'ALL', rates),
    choices: orderChoices(selections),
  };
};

const reviewOf = (status: OrderStatus, [, , rating]: Liveliness, random: Random): DemoOrder['review'] => {
  if (!isHandedOver(status) || random.chance(0.35)) return null;
  const stars = random.chance(rating - Math.floor(rating)) ? Math.ceil(rating) : Math.floor(rating);
  return { rating: stars, comment: random.pick(REVIEW_COMMENTS) };
};

/** How long ago the order at a place in the list was placed, in ms: the newest minutes ago, then hours, then days. */
const ageOf = (index: number, [recent]: Liveliness, random: Random): number => {
  if (index < Math.min(recent, NEWEST.length)) return (4 + index * 6) * MINUTE;
  if (index < recent) return 2 * 60 * MINUTE + ((index - NEWEST.length) / recent) * 1.4 * DAY_MS;
  // Over two months, so that this month has another to be compared with.
  return random.between(2 * DAY_MS, 64 * DAY_MS);
};

/** Orders of a place, the same for the same place and moment: the newest on their way, the older ones over. */
export const demoOrders = (
  place: { id: string; name: string; dishes: readonly DemoDish[] },
  liveliness: Liveliness,
  { rates, now }: { rates: EuroRates; now: number },
): DemoOrder[] => {
  const random = seededRandom(place.name);
  const [recent, older] = liveliness;
  const favourites = favouritesOf(place);
  return Array.from({ length: recent + older }, (_, index): DemoOrder => {
    const isRecent = index < recent;
    const age = ageOf(index, liveliness, random);
    const createdAt = now - age - random.between(0, 2 * MINUTE);
    const status =
      (isRecent ? NEWEST[index] : undefined) ?? (random.chance(0.06) ? 'cancelled' : 'completed');
    const customer = random.pick(CUSTOMERS);
    // What is added has chances of its own, so that it changes no rating.
    const lines = withMore(
      linesOf(place.dishes, random),
      place.dishes,
      favourites,
      seededRandom(`${place.name}/lines/${index}`),
    ).map((line) => chosenLine(line, rates, seededRandom(`${place.name}/choices/${index}/${line.dish.id}`)));
    return {
      id: orderId(random),
      business_id: place.id,
      status,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      notes: random.chance(0.15) ? random.pick(ORDER_NOTES) : null,
      total_minor: lines.reduce((sum, { price_minor, quantity }) => sum + price_minor * quantity, 0),
      display_total_minor: lines.reduce(
        (sum, { display_price_minor, quantity }) => sum + display_price_minor * quantity,
        0,
      ),
      // The newest of the day is not written down yet.
      collected_by:
        !isHandedOver(status) || index === NEWEST.length ? null : index % 4 === 0 ? 'card' : 'cash',
      created_at: new Date(createdAt).toISOString(),
      lines,
      history: historyOf(status, createdAt),
      review: reviewOf(status, liveliness, random),
    };
  });
};
