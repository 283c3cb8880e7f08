import type { PlaceAvailability } from '@tavolina/shared-api/contract';
import { type Call, callOf } from '../../lib/opening/call-of.ts';

/** Whom the diner of a checkout calls, where the place takes the order in no other way. */
export interface OrderContact {
  /** The place's number. */
  phone: string;
  /** Why the place is to be called: no order as soon as possible is taken, or none in any way. */
  call: Call | undefined;
  /** Whether calling is all that is left: no order is taken at all, or none as soon as possible and no later time is chosen. */
  canOnlyCall: boolean;
  /** Whether that is certain: the times for later are known. */
  isLost: boolean;
}

/** What an answer about the place's times says of whom to call. */
export const contactOf = (
  times: PlaceAvailability | undefined,
  phone: string,
  {
    isAtTable,
    isForLater,
    isKnown,
  }: {
    isAtTable: boolean;
    /** A time for later is chosen and can be had. */
    isForLater: boolean;
    /** The times for later are known, or there are none. */
    isKnown: boolean;
  },
): OrderContact => {
  const call = callOf(times, phone, isAtTable);
  const canOnlyCall = call !== undefined && (call.why !== 'unseen' || !isForLater);
  return { phone, call, canOnlyCall, isLost: canOnlyCall && isKnown };
};
