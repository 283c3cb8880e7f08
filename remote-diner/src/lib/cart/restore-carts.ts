import { isCurrency, LIMITS, PAYMENT_METHODS, type PaymentMethod } from '@tavolina/shared-api/contract';
import { type Cart, type CartLine, type KnownPrice, type KnownSelection, MAX_QUANTITY } from './cart.ts';
import {
  type Attempt,
  type CartState,
  type CheckoutDraft,
  DRAFT_FIELDS,
  type PlacedOrder,
} from './cart-state.ts';

type Stored = Record<string, unknown>;

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (...values: unknown[]): boolean => values.every((value) => typeof value === 'string');

const isPrice = (value: unknown): value is KnownPrice['prices'][number] =>
  isObject(value) && isCurrency(value.currency) && Number.isFinite(value.price);

const isKnownPrice = (value: unknown): value is KnownPrice =>
  isObject(value) &&
  isCurrency(value.default_currency) &&
  Number.isFinite(value.price) &&
  Array.isArray(value.prices) &&
  value.prices.every(isPrice);

const isOption = (value: unknown): value is KnownSelection['chosen'][number] =>
  isObject(value) && areTexts(value.id, value.name) && isKnownPrice(value);

const isCount = (value: unknown): boolean =>
  value === undefined || value === null || (Number.isInteger(value) && Number(value) > 0);

const isSelection = (value: unknown): value is KnownSelection =>
  isObject(value) &&
  isObject(value.group) &&
  areTexts(value.group.name) &&
  isCount(value.group.free_choices) &&
  (value.within === null || (isObject(value.within) && areTexts(value.within.id))) &&
  Array.isArray(value.chosen) &&
  value.chosen.every(isOption);

/** What was chosen is right or the line is none: without it another dish would be ordered. */
const areChoices = (value: unknown): value is KnownSelection[] =>
  Array.isArray(value) &&
  value.every(isSelection) &&
  value.reduce((count, { chosen }) => count + chosen.length, 0) <= LIMITS.chosenOptions;

const isLine = (value: unknown): value is CartLine =>
  isObject(value) &&
  areTexts(value.itemId, value.menuId, value.name, value.notes) &&
  Number(value.quantity) >= 1 &&
  isKnownPrice(value.known) &&
  (value.choices === undefined || areChoices(value.choices)) &&
  isCount(value.copy) &&
  (value.isRecommended === undefined || value.isRecommended === true);

const isCart = (value: unknown): value is Cart =>
  isObject(value) &&
  areTexts(value.businessId, value.businessName, value.menuId) &&
  isCurrency(value.currency) &&
  Array.isArray(value.lines);

const withPossibleQuantities = (cart: Cart): Cart => ({
  ...cart,
  lines: cart.lines.filter(isLine).map((line) => ({
    ...line,
    quantity: Math.min(Math.trunc(line.quantity), MAX_QUANTITY),
  })),
});

/** Reads a cart that was stored; undefined for what cannot be one. */
export const readCart = (value: unknown): Cart | undefined =>
  isCart(value) ? withPossibleQuantities(value) : undefined;

/** A field that an older version of this page did not know is missing, and empty. */
const isDraft = (value: unknown): value is CheckoutDraft =>
  isObject(value) && areTexts(...DRAFT_FIELDS.map((name) => (value[name] === undefined ? '' : value[name])));

const isAttempt = (value: unknown): value is Attempt =>
  isObject(value) && areTexts(value.key) && isObject(value.body);

const isMethod = (value: unknown): value is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === value);

const isKey = (value: unknown): value is string => typeof value === 'string';

const isPlaced = (value: unknown): value is PlacedOrder =>
  isObject(value) && areTexts(value.id, value.email, value.method ?? '');

const only = <T>(record: unknown, isRight: (value: unknown) => value is T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isObject(record) ? record : {}).filter((entry): entry is [string, T] => isRight(entry[1])),
  );

/**
 * Reads what the device held. Anyone may have written it, an extension or an older version of this page: whatever
 * cannot be a cart is left out, and a quantity beyond the most counts as the most, so that no stored text can lock a
 * diner out (product.md §39). A note that is too long stays: its field says so (product.md §583).
 */
export const restoreCarts = (stored: unknown): CartState => {
  const { carts, drafts, methods, attempts, nextKeys, lastBusinessId, placed } = isObject(stored)
    ? stored
    : {};
  return {
    carts: Object.fromEntries(
      Object.entries(only(carts, isCart)).map(([id, cart]) => [id, withPossibleQuantities(cart)]),
    ),
    drafts: only(drafts, isDraft),
    methods: only(methods, isMethod),
    attempts: only(attempts, isAttempt),
    nextKeys: only(nextKeys, isKey),
    lastBusinessId: typeof lastBusinessId === 'string' ? lastBusinessId : null,
    placed: isPlaced(placed) ? placed : null,
  };
};
