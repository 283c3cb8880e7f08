import {
  type Fulfilment,
  isServedAt,
  type OfferedFulfilment,
  type PlaceAvailability,
  type Schedules,
} from '@tavolina/shared-api/contract';

/** What the place offers the diner of a checkout. */
export interface OrderOffer {
  /** Ways; undefined while they are not known. */
  ways: readonly Fulfilment[] | undefined;
  /** For the chosen way; undefined where that is not known, or for a way that is off. */
  offered: OfferedFulfilment | undefined;
  /** When an order as soon as possible would be ready; undefined where none is taken now, or where that is not known. */
  soonAt: string | undefined;
  /** Whether something of the cart is not served then. */
  isSoonUnserved: boolean;
  /** Free slots at which all of the cart is served (product.md §465); empty where there is no later, or while that is not known. */
  slots: readonly string[];
  /** Whether there probably are free slots that have not loaded yet. */
  awaitsSlots: boolean;
  /** Why a chosen time for later cannot be had any more: none are taken, or none is left; undefined where it can. */
  laterGone: 'laterOff' | 'noTimes' | undefined;
  /** What the place's owner tells diners of a pause; may be empty. */
  pauseNote: string;
}

/** What is known of the place's times, for one way. */
interface KnownTimes {
  way: Fulfilment;
  /** The time of an order as soon as possible that the diner was offered before. */
  readyBy: string | undefined;
  /** The slot they chose. */
  chosenSlot: string | null | undefined;
  slots: readonly string[];
  /** Whether the free slots have loaded, or none are needed. */
  isKnown: boolean;
  awaitsSlots: boolean;
  /** When what is in the cart is served. */
  schedules: Schedules;
}

/** When an order as soon as possible would be ready. */
const soonAt = (offered: OfferedFulfilment | undefined, chosen: string | undefined): string | undefined => {
  const next = offered?.takes_next ? (offered.next_at ?? undefined) : undefined;
  const now = offered?.ready_at ?? next;
  // The time that was offered may have passed.
  return chosen && !(now && now > chosen) ? chosen : now;
};

const whyGone = (
  takesLater: boolean | undefined,
  { chosenSlot, slots, isKnown }: KnownTimes,
): OrderOffer['laterGone'] => {
  if (!chosenSlot || slots.length > 0) return undefined;
  if (takesLater === false) return 'laterOff';
  return takesLater && isKnown ? 'noTimes' : undefined;
};

/** Reads the place's answer about its times; undefined while there is none. */
export const offerOf = (times: PlaceAvailability | undefined, known: KnownTimes): OrderOffer => {
  const offered = times?.ways.find(({ fulfilment }) => fulfilment === known.way);
  const ready = soonAt(offered, known.readyBy);
  return {
    ways: times?.ways.map(({ fulfilment }) => fulfilment),
    offered,
    soonAt: ready,
    isSoonUnserved: ready !== undefined && !isServedAt(known.schedules, new Date(ready)),
    slots: known.slots,
    awaitsSlots: known.awaitsSlots,
    laterGone: whyGone(times?.takes_later, known),
    pauseNote: times?.pause_note ?? '',
  };
};
