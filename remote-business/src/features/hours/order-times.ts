import { LIMITS, type OrderSettings } from '@tavolina/shared-api/contract';

/** What the form of the order settings asks for, in its order. */
export const ORDER_TIMES = [
  'preparation_minutes',
  'lead_minutes',
  'last_order_minutes',
  'slot_orders',
  'slot_work_minutes',
  'remind_minutes',
  'cancel_minutes',
] as const;

/** Those that may be empty: no limit. */
export const isLimit = (name: OrderTime): boolean => name === 'slot_orders' || name === 'slot_work_minutes';

/** A number of the order settings. */
export type OrderTime = (typeof ORDER_TIMES)[number];

/** The numbers as the form holds them; empty: no limit. */
export type OrderTimeValues = Record<OrderTime, string>;

/** The numbers of the settings as the form holds them. */
export const orderTimeValues = (settings: OrderSettings): OrderTimeValues =>
  Object.fromEntries(ORDER_TIMES.map((name) => [name, String(settings[name] ?? '')])) as OrderTimeValues;

/** What was changed, as it is sent: the rest may have been changed in another window. */
export const changedTimes = (opened: OrderTimeValues, values: OrderTimeValues): Partial<OrderSettings> =>
  Object.fromEntries(
    ORDER_TIMES.filter((name) => values[name].trim() !== opened[name]).map((name) => [
      name,
      values[name].trim() === '' ? null : Number(values[name]),
    ]),
  );

/** Whether a text is a whole number within the bounds of a setting; limits may be empty. */
export const isWithinBounds = (name: OrderTime, value: string): boolean => {
  const text = value.trim();
  if (text === '') return isLimit(name);
  const { min, max } = LIMITS.orderSettings[name];
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
};
