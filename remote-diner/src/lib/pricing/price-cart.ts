import {
  type ContentLanguage,
  type Currency,
  choicesFollowRate,
  type EuroRates,
  euroFollowsRate,
  type Menu,
  type OrderChoice,
  orderChoices,
  priceIn,
  priceOfChoices,
  priceWithChoices,
  type Schedules,
  type SelectionSummary,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { type Cart, type CartLine, type KnownPrice, withLine } from '../cart/cart.ts';
import type { ChoiceInLanguage } from '../dish/choice-text.ts';
import { schedulesOf } from '../served/schedules-of.ts';
import { dealOut } from './counted-things.ts';
import type { ChoiceProblem } from './line-choices.ts';
import { groupsOfMenus, type LiveMenus, lineNow } from './line-now.ts';

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

/** Ids of the menus a cart has dishes of, each once. */
export const menusOf = (cart: Cart): string[] => [...new Set(cart.lines.map(({ menuId }) => menuId))];

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
