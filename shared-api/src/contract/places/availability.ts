import { z } from 'zod';
import { defineCall } from '../call.ts';
import { BUSY_MINUTES, PAUSE_SPANS } from '../codes/busy-and-pause.ts';
import { fulfilment } from '../enums.ts';
import { id, seenText, timestamp, wholeNumber } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { openingHours, placeOpening } from './opening-hours.ts';

/** Opening hours as their owner edits them; `hours` is null until they are set (product.md §280). */
export const storedHours = z.object({ hours: openingHours.nullable(), version: z.int() });

const settingOf = (name: keyof typeof LIMITS.orderSettings) => {
  const { min, max } = LIMITS.orderSettings[name];
  return wholeNumber(min, max);
};

/** How a place takes orders (product.md §283–§286, §292, §293, §298, §305, §312). */
export const orderSettings = z.object({
  takes_pickup: z.boolean(),
  takes_table: z.boolean(),
  /** Whether orders may be for later than as soon as possible. */
  takes_later: z.boolean(),
  /** Minutes from an order to its food, without the busy mode. */
  preparation_minutes: settingOf('preparation_minutes'),
  /** Whether the time that orders took lately is promised instead, where it is known (product.md §298). */
  uses_measured_time: z.boolean(),
  /** Minutes that an order for later is placed ahead at least. */
  lead_minutes: settingOf('lead_minutes'),
  /** Minutes before closing when the last orders are taken. */
  last_order_minutes: settingOf('last_order_minutes'),
  /** Most orders that are due within one slot; null: no limit. */
  slot_orders: settingOf('slot_orders').nullable(),
  /** Most minutes of work of the orders that are due within one slot; null: no limit (product.md §312). */
  slot_work_minutes: settingOf('slot_work_minutes').nullable(),
  /** Minutes after which an order that nobody answered is announced again. */
  remind_minutes: settingOf('remind_minutes'),
  /** Minutes after which an order that nobody answered is cancelled. */
  cancel_minutes: settingOf('cancel_minutes'),
});

/** A change of them. What is left out stays. */
const orderSettingsChange = orderSettings
  .partial()
  /** What the changed settings were where they were looked at; other values refuse the change (product.md §552). */
  .extend({ seen: orderSettings.partial().optional() });

/** How a place takes orders right now (product.md §287, §288, §298, §341). */
export const orderingState = z.object({
  /** Minutes that are promised now, without those of a busy evening. */
  preparation_minutes: z.int(),
  /** Whether they are what orders of this weekday and hour took lately, not the setting. */
  is_measured: z.boolean(),
  /** Minutes that are added to promises; 0: none. */
  busy_minutes: z.literal(BUSY_MINUTES),
  busy_until: timestamp.nullable(),
  /** Until when no orders are taken as soon as possible; null: they are. */
  paused_until: timestamp.nullable(),
  /** What diners read meanwhile; may be empty. */
  pause_note: z.string(),
  /**
   * When the place last paused by itself because no console or till was there, and when that pause ended; `until` is
   * null while that lasts. Null where it did not in the last day (product.md §341, §342).
   */
  unattended: z.object({ from: timestamp, until: timestamp.nullable() }).nullable(),
});

/** How a diner can get an order now. */
export const offeredFulfilment = z.object({
  fulfilment,
  /** When an order placed now is promised to be ready; null where none is taken now. */
  ready_at: timestamp.nullable(),
  /** When one can next be ready; null where nothing within `LIMITS.daysAhead` is free or known. */
  next_at: timestamp.nullable(),
  /** True: send `next_at` as `ready_by` and the order is taken (product.md §520); otherwise missing. */
  takes_next: z.boolean().optional(),
});

/** When and how a place takes orders, for its diners. */
export const placeAvailability = z.object({
  ...placeOpening.shape,
  accepts_orders: z.boolean(),
  takes_later: z.boolean(),
  /** Ways that the place offers at all. */
  ways: z.array(offeredFulfilment),
});

const OWNER = ['unauthorized'] as const;

/** When and how places take orders (product.md §280, §283). */
export const availabilityCalls = {
  ofPlace: defineCall({
    method: 'GET',
    path: '/places/{id}/availability',
    summary: 'Whether a place is open and takes orders, and until or from when',
    access: 'public',
    params: z.object({ id }),
    success: { status: 200, schema: placeAvailability },
    errors: ['place_not_found'],
  }),
  lostCart: defineCall({
    method: 'POST',
    path: '/places/{id}/lost-carts',
    summary: 'Counts a cart as lost whose diner can only call',
    access: 'public',
    params: z.object({ id }),
    /** The dishes in it. */
    body: z.object({ items: z.array(id).min(1).max(LIMITS.orderLines) }),
    success: { status: 204 },
    errors: [],
  }),
  hours: defineCall({
    method: 'GET',
    path: '/availability/hours',
    summary: 'Opening hours of the business',
    access: 'bearer',
    success: { status: 200, schema: storedHours },
    errors: OWNER,
  }),
  setHours: defineCall({
    method: 'PUT',
    path: '/availability/hours',
    summary: 'Sets the opening hours of the business; null takes them away',
    access: 'bearer',
    changesCatalogue: true,
    body: z.object({ hours: openingHours.nullable(), version: z.int32() }),
    success: { status: 200, schema: storedHours },
    errors: [...OWNER, 'version_conflict'],
  }),
  settings: defineCall({
    method: 'GET',
    path: '/availability/settings',
    summary: 'How the business takes orders',
    access: 'bearer',
    success: { status: 200, schema: orderSettings },
    errors: OWNER,
  }),
  changeSettings: defineCall({
    method: 'PATCH',
    path: '/availability/settings',
    summary: 'Changes how the business takes orders; what is left out stays',
    access: 'bearer',
    changesCatalogue: true,
    body: orderSettingsChange,
    success: { status: 200, schema: orderSettings },
    errors: [...OWNER, 'version_conflict'],
  }),
  state: defineCall({
    method: 'GET',
    path: '/availability/state',
    summary: 'Whether the business is busy or takes no orders for a while',
    access: 'bearer',
    success: { status: 200, schema: orderingState },
    errors: OWNER,
  }),
  setBusy: defineCall({
    method: 'PUT',
    path: '/availability/busy',
    summary: 'Adds minutes to the promises of the next hour',
    access: 'bearer',
    changesCatalogue: true,
    body: z.object({ minutes: z.literal(BUSY_MINUTES) }),
    success: { status: 200, schema: orderingState },
    errors: OWNER,
  }),
  alive: defineCall({
    method: 'PUT',
    path: '/availability/alive',
    summary: 'Says that a console of the business is open, every half minute',
    access: 'bearer',
    success: {
      status: 200,
      schema: z.object({
        /** Whether the place had paused by itself until now. */
        resumed: z.boolean(),
      }),
    },
    errors: OWNER,
  }),
  pause: defineCall({
    method: 'PUT',
    path: '/availability/pause',
    summary: 'Pauses orders for a while, or ends the pause',
    access: 'bearer',
    changesCatalogue: true,
    body: z.object({ span: z.enum(PAUSE_SPANS), note: seenText(LIMITS.pauseNote).default('') }),
    success: { status: 200, schema: orderingState },
    errors: OWNER,
  }),
};

/** Opening hours as their owner edits them, see `storedHours`. */
export type StoredHours = z.infer<typeof storedHours>;
/** How a place takes orders, see `orderSettings`. */
export type OrderSettings = z.infer<typeof orderSettings>;
/** A change of it after validation; what is missing stays. */
export type OrderSettingsChange = z.output<typeof orderSettingsChange>;
/** How a place takes orders right now, see `orderingState`. */
export type OrderingState = z.infer<typeof orderingState>;
/** How a diner can get an order now, see `offeredFulfilment`. */
export type OfferedFulfilment = z.infer<typeof offeredFulfilment>;
/** When and how a place takes orders, see `placeAvailability`. */
export type PlaceAvailability = z.infer<typeof placeAvailability>;
