import {
  canBeLater,
  type Fulfilment,
  type PlaceAvailability,
  type Schedules,
  servedAmong,
} from '@tavolina/shared-api/contract';
import { useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import type { Attempt } from '../../lib/cart/cart-state.ts';
import { useCarts } from '../../lib/cart/cart-store.ts';
import { orderTimesQuery, slotsQuery } from '../../lib/way/way-queries.ts';
import { type ChosenWay, saveChosenWay, useWays } from '../../lib/way/way-store.ts';
import type { OrderChoice } from './order-choice.ts';
import { contactOf, type OrderContact } from './order-contact.ts';
import { type OrderOffer, offerOf } from './order-offer.ts';

/** How and when the diner of a checkout gets the order, what else they can choose, and whom to call where there is nothing. */
export interface OrderWay {
  choice: OrderChoice;
  offer: OrderOffer;
  contact: OrderContact;
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

/**
 * The free slots of a place that takes orders for later, whether they are known, and whether they are still to come.
 * @param takesLater what its menus say of that, until its times are there
 */
const useFreeSlots = (
  businessId: string,
  way: Fulfilment,
  times: PlaceAvailability | undefined,
  takesLater: boolean | undefined,
) => {
  const mayBeLater = canBeLater(way);
  const isLater = times?.takes_later === true && mayBeLater;
  const { data, isLoading } = useQuery({ ...slotsQuery(businessId), enabled: isLater });
  return {
    free: isLater ? (data?.slots ?? []) : [],
    isKnown: !isLater || data !== undefined,
    awaitsSlots: times ? isLoading : takesLater === true && mayBeLater,
  };
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

/** Whether an order as soon as possible is known not to be had. */
const isSoonGone = ({ offered, soonAt, isSoonUnserved }: OrderOffer): boolean =>
  (offered !== undefined && !soonAt) || isSoonUnserved;

/**
 * The slot that is shown as chosen: where nothing was chosen, the next free one if no order as soon as possible can be had.
 * One as soon as possible that was chosen and is gone stays chosen, and the server refuses it (product.md §630).
 */
const slotShown = (chosenSlot: string | null | undefined, offer: OrderOffer): string | undefined => {
  if (chosenSlot) return slotFor(chosenSlot, offer.slots);
  return chosenSlot === undefined && isSoonGone(offer) ? offer.slots[0] : undefined;
};

/** What a page showed as chosen counts as chosen once it is no longer to be had: nobody agreed to another time (product.md §630). */
const useShownSoon = (businessId: string, isShown: boolean): void => {
  useEffect(() => {
    if (isShown) saveChosenWay(businessId, { askedFor: null });
  }, [businessId, isShown]);
};

/**
 * How and when the diner wants the order (product.md §285).
 * - Where the place takes no orders as soon as possible when the page opens, the next free slot is chosen.
 * - Nothing waits for the place's times to load: the server decides when the order is placed.
 * - While the result of an attempt is unknown, its way and time stay as they were sent, unless the diner chooses others.
 *   Otherwise the slot that the attempt took would count as full, and the order would move (product.md §24).
 * @param place its number, and whether it takes orders for later, as far as its menus say
 * @param schedules when what is in the cart is served; all of them have to hold
 */
export const useOrderWay = (
  businessId: string,
  { phone, takesLater }: { phone: string; takesLater: boolean | undefined },
  schedules: Schedules = [],
): OrderWay => {
  const table = useWays(({ tables }) => tables[businessId]);
  const attempt = useCarts(({ attempts }) => attempts[businessId]);
  const sent = sentWay(attempt);
  const chosenWay = { ...sent, ...useWays(({ chosenWays }) => chosenWays[businessId]) };
  useTimesOfFocus(businessId);
  const { data: times } = useQuery(orderTimesQuery(businessId));
  const way = table ? (chosenWay.way ?? 'table') : 'pickup';
  const { free, isKnown, awaitsSlots } = useFreeSlots(businessId, way, times, takesLater);
  const slots = servedAmong(schedules, free);
  const chosenSlot = canBeLater(way) ? chosenWay.askedFor : undefined;
  const offer = offerOf(times, {
    way,
    readyBy: chosenWay.readyBy,
    chosenSlot,
    slots,
    isKnown,
    awaitsSlots,
    schedules,
  });
  const isAsSent = attempt !== undefined && chosenWay.askedFor === sent.askedFor;
  const { askedFor, readyBy } = isAsSent
    ? { askedFor: chosenSlot ?? undefined, readyBy: sent.readyBy }
    : { askedFor: slotShown(chosenSlot, offer), readyBy: offer.soonAt };
  useShownSoon(
    businessId,
    attempt === undefined &&
      chosenWay.askedFor === undefined &&
      offer.offered !== undefined &&
      !isSoonGone(offer),
  );
  const isMoved = Boolean(chosenSlot) && askedFor !== chosenSlot;
  return {
    choice: { way, table, askedFor, isMoved, readyBy, madeFor: askedFor ?? offer.soonAt },
    offer,
    contact: contactOf(times, phone, {
      isAtTable: table !== undefined,
      isForLater: askedFor !== undefined && offer.laterGone === undefined,
      isKnown,
    }),
  };
};
