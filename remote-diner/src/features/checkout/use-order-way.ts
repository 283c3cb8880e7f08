import type { PlaceOrderBody } from '@tavolina/shared-api/client';
import {
  canBeLater,
  type Fulfilment,
  isServedAt,
  type OfferedFulfilment,
  type PlaceAvailability,
  type Schedules,
  servedAmong,
} from '@tavolina/shared-api/contract';
import { useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import type { Attempt } from '../../lib/cart/cart-state.ts';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { type Call, callOf } from '../../lib/opening/call-of.ts';
import { orderTimesQuery, slotsQuery } from '../../lib/way/way-queries.ts';
import { type ChosenWay, type SeatedTable, useWays } from '../../lib/way/way-store.ts';

/** How and when the diner of a checkout gets the order, and what else they can choose. */
export interface OrderWay {
  way: Fulfilment;
  /** The table they sit at. */
  table: SeatedTable | undefined;
  /** Start of the slot; undefined: as soon as possible. */
  askedFor: string | undefined;
  /** Free slots at which all of the cart is served (product.md §465); empty where there is no later, or while that is not known. */
  slots: readonly string[];
  /** When an order as soon as possible would be ready; undefined where none is taken now, or where that is not known. */
  soonAt: string | undefined;
  /** The time that such an order is sent with: the one that is shown (product.md §520). */
  readyBy: string | undefined;
  /** What the place offers for the way; undefined where that is not known, or for a way that is off. */
  offered: OfferedFulfilment | undefined;
  /** For when the order is made: the slot, or when one as soon as possible would be ready; undefined where that is not known. */
  madeFor: string | undefined;
  /** Whether something of the cart is not served when an order as soon as possible would be ready. */
  isSoonUnserved: boolean;
  /** Ways that the place offers; undefined while that is not known. */
  ways: readonly Fulfilment[] | undefined;
  /** Why a chosen time for later cannot be had any more: none are taken, or none is left; undefined where it can. */
  laterGone: 'laterOff' | 'noTimes' | undefined;
  /** What the place's owner tells diners of a pause; may be empty. */
  pauseNote: string;
  /** The place's number. */
  phone: string;
  /** Why the place is to be called: no order as soon as possible is taken, or none in any way. */
  call: Call | undefined;
  /** Whether all that is left is to call: an order in no way, or none as soon as possible with nothing for later chosen. */
  canOnlyCall: boolean;
  /** Whether that is certain: the times for later are known. */
  isLost: boolean;
}

/** The chosen slot or, if it is no longer free, the next one. Where none is left it stays, and the server refuses it. */
const slotFor = (chosen: string, slots: readonly string[]): string | undefined =>
  slots.find((slot) => slot >= chosen) ?? slots[0] ?? chosen;

/** Loads a place's times again when the window is looked at again, also one that was in sight meanwhile (product.md §442). */
const useTimesOfFocus = (businessId: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    const handleFocus = (): void => void client.invalidateQueries(orderTimesQuery(businessId));
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [client, businessId]);
};

/** When an order as soon as possible would be ready, and whether there is none. */
const soonOf = (offered: OfferedFulfilment | undefined, chosen: string | undefined, schedules: Schedules) => {
  const next = offered?.takes_next ? (offered.next_at ?? undefined) : undefined;
  const now = offered?.ready_at ?? next;
  // What was offered may be over by now.
  const ready = chosen && !(now && now > chosen) ? chosen : now;
  const isUnserved = ready !== undefined && !isServedAt(schedules, new Date(ready));
  return { ready, isUnserved, isGone: (offered !== undefined && !ready) || isUnserved };
};

/** @param isKnown whether the times for later are */
const whyGone = (
  chosen: string | null | undefined,
  slots: readonly string[],
  takesLater: boolean | undefined,
  isKnown: boolean,
): OrderWay['laterGone'] => {
  if (!chosen || slots.length > 0) return undefined;
  if (takesLater === false) return 'laterOff';
  return takesLater && isKnown ? 'noTimes' : undefined;
};

/** What an answer about the place's times says of whom to call; `isKnown`: the times for later are. */
const callFor = (
  times: PlaceAvailability | undefined,
  chosen: Pick<OrderWay, 'phone' | 'askedFor' | 'laterGone'> & { isAtTable: boolean; isKnown: boolean },
): Pick<OrderWay, 'call' | 'canOnlyCall' | 'isLost' | 'pauseNote'> => {
  const call = callOf(times, chosen.phone, chosen.isAtTable);
  const isForLater = chosen.askedFor !== undefined && chosen.laterGone === undefined;
  const canOnlyCall = call !== undefined && (call.why !== 'unseen' || !isForLater);
  return { call, canOnlyCall, isLost: canOnlyCall && chosen.isKnown, pauseNote: times?.pause_note ?? '' };
};

/** Way and time of an attempt whose result is unknown. */
const sentWay = (attempt: Attempt | undefined): ChosenWay =>
  attempt
    ? {
        way: attempt.body.fulfilment,
        askedFor: attempt.body.asked_for ?? null,
        readyBy: attempt.body.ready_by ?? undefined,
      }
    : {};

/**
 * How and when the diner wants the order (product.md §285).
 * - Where the place takes no orders as soon as possible, the next free slot is chosen.
 * - Nothing waits for the place's times to load: the server decides when the order is placed.
 * - While the result of an attempt is unknown, its way and time stay as they were sent, unless the diner chooses others.
 *   Otherwise the slot that the attempt took would count as full, and the order would move (product.md §24).
 * @param phone the place's number
 * @param schedules when what is in the cart is served; all of them have to hold
 */
export const useOrderWay = (businessId: string, phone: string, schedules: Schedules = []): OrderWay => {
  const table = useWays(({ tables }) => tables[businessId]);
  const attempt = useCarts(({ attempts }) => attempts[businessId]);
  const sent = sentWay(attempt);
  const chosenWay = { ...sent, ...useWays(({ chosenWays }) => chosenWays[businessId]) };
  useTimesOfFocus(businessId);
  const { data: times } = useQuery(orderTimesQuery(businessId));
  const way = table ? (chosenWay.way ?? 'table') : 'pickup';
  const isLater = times?.takes_later === true && canBeLater(way);
  const { data: free } = useQuery({ ...slotsQuery(businessId), enabled: isLater });
  const isKnown = !isLater || free !== undefined;
  const slots = isLater ? servedAmong(schedules, free?.slots ?? []) : [];
  const offered = times?.ways.find(({ fulfilment }) => fulfilment === way);
  const soon = soonOf(offered, chosenWay.readyBy, schedules);
  const chosen = canBeLater(way) ? chosenWay.askedFor : undefined;
  const laterGone = whyGone(chosen, slots, times?.takes_later, isKnown);
  const wanted = chosen ? slotFor(chosen, slots) : undefined;
  const next = wanted ?? (soon.isGone ? slots[0] : undefined);
  const isAsSent = attempt !== undefined && chosenWay.askedFor === sent.askedFor;
  const { askedFor, readyBy } = isAsSent
    ? { askedFor: chosen ?? undefined, readyBy: sent.readyBy }
    : { askedFor: next, readyBy: soon.ready };
  return {
    way,
    table,
    askedFor,
    soonAt: soon.ready,
    readyBy,
    madeFor: askedFor ?? soon.ready,
    slots,
    offered,
    isSoonUnserved: soon.isUnserved,
    ways: times?.ways.map(({ fulfilment }) => fulfilment),
    laterGone,
    phone,
    ...callFor(times, { phone, isAtTable: table !== undefined, askedFor, laterGone, isKnown }),
  };
};

/** What an order is sent with: how, and when as it is shown. */
export const wayRequest = ({
  way,
  table,
  askedFor,
  readyBy,
}: OrderWay): Pick<PlaceOrderBody, 'fulfilment' | 'table_code' | 'asked_for' | 'ready_by'> => ({
  ...(table && { fulfilment: way }),
  ...(table && way === 'table' && { table_code: table.code }),
  ...(askedFor !== undefined && { asked_for: askedFor }),
  ...(askedFor === undefined && readyBy !== undefined && { ready_by: readyBy }),
});
