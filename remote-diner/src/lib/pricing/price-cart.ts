import {
  type ContentLanguage,
  type Currency,
  choicesFollowRate,
  type EuroRates,
  euroFollowsRate,
  type GroupsById,
  groupsById,
  type Item,
  isServedAt,
  isTooLong,
  LIMITS,
  languageRead,
  type Menu,
  type OrderChoice,
  orderChoices,
  priceIn,
  priceOfChoices,
  priceWithChoices,
  type Schedules,
  type SelectionSummary,
  shownPriceOf,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { type Cart, type CartLine, type KnownPrice, knownPrice, withLine } from '../cart/cart.ts';
import type { ChoiceInLanguage } from '../dish/choice-text.ts';
import { schedulesOf } from '../served/schedules-of.ts';
import { countedThings, dealOut } from './counted-things.ts';
import { type ChoiceProblem, lineChoices, rememberChoices } from './line-choices.ts';

/** Menus that have been looked up, by id; null for one that is gone. */
export type LiveMenus = ReadonlyMap<string, Menu | null>;

/** A line with what it costs now; decimals, as shown. */
export interface PricedCartLine extends CartLine {
  unit: number;
  total: number;
  /** What a card pays for it, in euro. */
  euroTotal: number;
  /** The language of its name; undefined while its menu has not been looked up. */
  language: ContentLanguage | undefined;
  /** What was chosen of it, in the menu's order. */
  chosen: ChoiceInLanguage[];
  /** Whether there is anything to choose of it. */
  isChoosable: boolean;
  /** Why it cannot be ordered with what was chosen. */
  problem: ChoiceProblem | undefined;
  /** How many of it can be had at most, where that is counted (product.md §437). */
  room: number | undefined;
  /** When its dish is served (product.md §459); empty for always, and while its menu has not been looked up. */
  schedules: Schedules;
}

/** A dish that costs something else than when it was put into the cart; decimals, as shown. */
export interface PriceChange {
  name: string;
  chosen: OrderChoice[];
  before: number;
  now: number;
}

/** A cart priced from the live menus. */
export interface PricedCart {
  lines: PricedCartLine[];
  /** In the currency the diner looks at. */
  total: number;
  /** What a card pays, in euro. */
  euroTotal: number;
  /** Whether the euro are what the rate makes of each price (product.md §106). */
  euroByRate: boolean;
  /** Lines whose dish can no longer be had. */
  missing: CartLine[];
  /** Lines whose dish is there but has no price any more (product.md §180). */
  unpriced: CartLine[];
  /** Lines whose dish costs nothing with what was chosen, and cannot be ordered so (product.md §684). */
  forNothing: CartLine[];
  changed: PriceChange[];
}

/** All dishes a menu shows. */
export const itemsOf = (menu: Menu): Item[] => [
  ...menu.sections.flatMap((section) => section.items),
  ...menu.items,
];

/** Ids of the menus a cart has dishes of, each once. */
export const menusOf = (cart: Cart): string[] => [...new Set(cart.lines.map(({ menuId }) => menuId))];

/** What a dish costs in a currency, as a decimal; undefined without a price. */
export const unitPrice = (item: KnownPrice, currency: Currency, rates: EuroRates): number | undefined => {
  const price = priceIn(item, currency, rates);
  return price === undefined ? undefined : toDecimal(price);
};

/** The currency a menu opens in: lek where a dish has a lek price, else the menu's own (product.md §16). */
export const openingCurrency = (menu: Menu): Currency =>
  itemsOf(menu).some((item) => item.prices.some(({ currency, price }) => currency === 'ALL' && price > 0))
    ? 'ALL'
    : menu.default_currency;

/** The price that a dish is shown with, as a decimal, and whether other choices cost more (product.md §406). */
export const shownPrice = (
  item: Item,
  groups: GroupsById,
  currency: Currency,
  rates: EuroRates,
): { price: number | undefined; varies: boolean } => {
  const own = priceIn(item, currency, rates);
  const shown = own && shownPriceOf(own, item, groups, currency, rates);
  return shown
    ? { price: toDecimal(shown.least), varies: shown.varies }
    : { price: undefined, varies: false };
};

/** What a line is priced by: the dish, what was chosen of it, and what is wrong with that. */
interface LineNow {
  price: KnownPrice;
  selections: readonly SelectionSummary[];
  problem: ChoiceProblem | undefined;
  isChoosable: boolean;
  /** The languages of its name and of what was chosen; none while the menu has not been looked up. */
  language: ContentLanguage | undefined;
  chosenIn: readonly (ContentLanguage | undefined)[];
  /** What of it is counted. */
  counted: ReturnType<typeof countedThings>;
  /** The line as its diner would choose it now. */
  updated: CartLine;
}

/** A line by the live menu, or as it is remembered while that menu has not been looked up; undefined where it is gone. */
const lineNow = (line: CartLine, menus: LiveMenus, groups: GroupsOfMenus): LineNow | undefined => {
  const menu = menus.get(line.menuId);
  if (menu === undefined) {
    const { known: price, choices = [] } = line;
    const isChoosable = choices.length > 0;
    return {
      price,
      selections: choices,
      problem: undefined,
      isChoosable,
      language: undefined,
      chosenIn: [],
      counted: [],
      updated: line,
    };
  }
  const item = menu && itemsOf(menu).find(({ id }) => id === line.itemId);
  if (!item) return undefined;
  const { selections, problem } = lineChoices(line, item, groups(menu));
  const isChoosable = (item.option_group_ids?.length ?? 0) > 0;
  const choices = problem ? (problem.rest ?? line.choices) : rememberChoices(selections);
  return {
    price: item,
    selections,
    problem,
    isChoosable: isChoosable || problem !== undefined,
    language: languageRead(menu, item, 'name'),
    chosenIn: selections.flatMap(({ chosen }) => chosen.map((option) => languageRead(menu, option, 'name'))),
    counted: countedThings(item, selections),
    updated: {
      ...line,
      name: item.name,
      known: knownPrice(item),
      ...(choices && (isChoosable || problem) && { choices }),
    },
  };
};

/** The groups of choices of a menu. */
type GroupsOfMenus = (menu: Menu) => GroupsById;

/** Reads the groups of each menu once. */
const groupsOfMenus = (): GroupsOfMenus => {
  const read = new Map<Menu, GroupsById>();
  return (menu) => {
    const groups = read.get(menu) ?? groupsById(menu.option_groups);
    read.set(menu, groups);
    return groups;
  };
};

/** Reads the schedules of each menu once. */
const schedulesOfMenus = () => {
  const read = new Map<Menu, ReadonlyMap<string, Schedules>>();
  return (menu: Menu | null | undefined): ReadonlyMap<string, Schedules> => {
    if (!menu) return new Map();
    const schedules = read.get(menu) ?? schedulesOf(menu);
    read.set(menu, schedules);
    return schedules;
  };
};

/** What one of a line costs with what was chosen, in minor units; undefined without a price. */
const withChoices = (
  price: KnownPrice,
  selections: readonly SelectionSummary[],
  currency: Currency,
  rates: EuroRates,
): number | undefined => {
  const own = priceIn(price, currency, rates);
  if (own === undefined) return undefined;
  return priceWithChoices(own, priceOfChoices(selections, currency, rates)) || undefined;
};

/** Why a line comes to nothing: its dish has no price, or what was chosen takes all of it off. */
const whyUnpriced = (price: KnownPrice, currency: Currency, rates: EuroRates): 'unpriced' | 'forNothing' =>
  [currency, 'EUR' as const].every((code) => (priceIn(price, code, rates) ?? 0) > 0)
    ? 'forNothing'
    : 'unpriced';

/** Prices every line of a cart again (product.md §17), rounding as the server does: one dish, half up (product.md §26, §32). */
export const priceCart = (cart: Cart, menus: LiveMenus, rates: EuroRates): PricedCart => {
  const priced: PricedCart = {
    lines: [],
    total: 0,
    euroTotal: 0,
    euroByRate: true,
    missing: [],
    unpriced: [],
    forNothing: [],
    changed: [],
  };
  let minor = 0;
  let euroMinor = 0;
  const groups = groupsOfMenus();
  const schedules = schedulesOfMenus();
  const deal = dealOut();
  for (const line of cart.lines) {
    const now = lineNow(line, menus, groups);
    const shown = now && withChoices(now.price, now.selections, cart.currency, rates);
    const euro = now && withChoices(now.price, now.selections, 'EUR', rates);
    if (!now || shown === undefined || euro === undefined) {
      priced[now ? whyUnpriced(now.price, cart.currency, rates) : 'missing'].push(line);
      continue;
    }
    priced.euroByRate &&=
      euroFollowsRate(now.price, cart.currency, rates) &&
      choicesFollowRate(now.selections, cart.currency, rates);
    minor += shown * line.quantity;
    euroMinor += euro * line.quantity;
    const before = withChoices(line.known, line.choices ?? [], cart.currency, rates);
    const chosen = orderChoices(now.selections).map((choice, place) => ({
      ...choice,
      language: now.chosenIn[place],
    }));
    if (before !== undefined && before !== shown && !now.problem)
      priced.changed.push({
        name: now.updated.name,
        chosen,
        before: toDecimal(before),
        now: toDecimal(shown),
      });
    priced.lines.push({
      ...line,
      name: now.updated.name,
      unit: toDecimal(shown),
      total: toDecimal(shown * line.quantity),
      euroTotal: toDecimal(euro * line.quantity),
      language: now.language,
      chosen,
      isChoosable: now.isChoosable,
      problem: now.problem,
      room: deal(line.quantity, now.counted),
      schedules: schedules(menus.get(line.menuId)).get(line.itemId) ?? [],
    });
  }
  return { ...priced, total: toDecimal(minor), euroTotal: toDecimal(euroMinor) };
};

/** Whether fewer are left of a line than it is of. */
export const isTooMany = ({ quantity, room }: Pick<PricedCartLine, 'quantity' | 'room'>): boolean =>
  room !== undefined && quantity > room;

/** Whether a line's note for the kitchen does not fit (product.md §583). */
export const hasLongNote = ({ notes }: Pick<PricedCartLine, 'notes'>): boolean =>
  isTooLong(notes, LIMITS.note);

/** Schedules that apply to any line of a cart. */
export const schedulesIn = ({ lines }: Pick<PricedCart, 'lines'>): Schedules =>
  lines.flatMap(({ schedules }) => schedules);

/** Lines whose dish is not served at a moment, as ISO time or in ms; none while that is not known. */
export const unservedAt = (
  { lines }: Pick<PricedCart, 'lines'>,
  moment: string | number | undefined,
): PricedCartLine[] =>
  moment === undefined ? [] : lines.filter(({ schedules }) => !isServedAt(schedules, new Date(moment)));

/** Whether every line of a cart can be ordered as it is. */
export const canBeOrdered = ({ missing, unpriced, forNothing, lines }: PricedCart): boolean =>
  missing.length + unpriced.length + forNothing.length === 0 &&
  lines.every((line) => !line.problem && !isTooMany(line) && !hasLongNote(line));

/**
 * The cart after its diner has seen what changed: without what is gone or has no price, as many as are left, at the prices of now. A
 * line that needs another choice stays as it is (product.md §408).
 */
export const withChangesAccepted = (cart: Cart, menus: LiveMenus, rates: EuroRates): Cart => {
  const groups = groupsOfMenus();
  const deal = dealOut();
  const { unpriced, forNothing } = priceCart(cart, menus, rates);
  const updated = cart.lines.flatMap((line) => {
    if (unpriced.includes(line) || forNothing.includes(line)) return [];
    const now = lineNow(line, menus, groups);
    if (!now) return [];
    const quantity = Math.min(line.quantity, deal(line.quantity, now.counted) ?? line.quantity);
    return quantity === 0 ? [] : [{ ...now.updated, quantity }];
  });
  return updated.reduce<Cart>((filled, line) => withLine(filled, line), { ...cart, lines: [] });
};
