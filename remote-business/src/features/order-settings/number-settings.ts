import { LIMITS, type OrderSettings } from '@tavolina/shared-api/contract';

/** The settings that are numbers, in the order of the form. */
export const NUMBER_SETTINGS = [
  'preparation_minutes',
  'lead_minutes',
  'last_order_minutes',
  'slot_orders',
  'slot_work_minutes',
  'remind_minutes',
  'cancel_minutes',
] as const;

/** Whether a setting is a limit, which may be empty: no limit. */
export const isLimit = (name: NumberSetting): boolean =>
  name === 'slot_orders' || name === 'slot_work_minutes';

/** The word behind the number of a setting. */
export const unitOf = (name: NumberSetting): 'orders' | 'minutes' =>
  name === 'slot_orders' ? 'orders' : 'minutes';

/** Name of a setting that is a number. */
export type NumberSetting = (typeof NUMBER_SETTINGS)[number];

/** Texts of the form by setting; empty: no limit. */
export type NumberValues = Record<NumberSetting, string>;

/** The texts of the form for stored settings. */
export const numberValues = (settings: OrderSettings): NumberValues =>
  Object.fromEntries(NUMBER_SETTINGS.map((name) => [name, String(settings[name] ?? '')])) as NumberValues;

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/**
 * The changed settings, to send, with what was seen of them. The others stay out: another window may have changed them
 * (product.md §552).
 */
export const numbersToSend = (seen: NumberValues, values: NumberValues) => {
  const changed = NUMBER_SETTINGS.filter((name) => values[name].trim() !== seen[name]);
  const of = (side: NumberValues): Partial<OrderSettings> =>
    Object.fromEntries(changed.map((name) => [name, numberOf(side[name])]));
  return { ...of(values), seen: of(seen) };
};

/** Whether a text is a whole number within the bounds of a setting; limits may be empty. */
export const isWithinBounds = (name: NumberSetting, value: string): boolean => {
  const text = value.trim();
  if (text === '') return isLimit(name);
  const { min, max } = LIMITS.orderSettings[name];
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
};
