import { needConnection } from '@tavolina/shared-api/client';
import { useRef, useState } from 'react';
import { endAttempt, pendingAttempt } from '../../lib/cart/cart-store.ts';
import { WrongCard } from './card-payment.ts';
import { isFinal, type OrderFailure, orderFailure } from './order-failure.ts';

/**
 * Attempts to place an order at a place: one at a time, and what became of the latest.
 * @param refreshAfter reads again what a failure shows to be out of date, before it is told
 */
export const useOrderAttempts = (
  businessId: string,
  refreshAfter: (failed: OrderFailure) => Promise<void>,
) => {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<OrderFailure>();
  const [failures, setFailures] = useState(0);

  const failureOf = (error: unknown): OrderFailure => {
    const next = orderFailure(error);
    // An earlier attempt's result stays unknown when nothing is sent now.
    if (next.kind === 'not_sent' && pendingAttempt(businessId)) return failure ?? { kind: 'unknown' };
    // Nor where this one was not looked at.
    if (next.kind === 'later' && (failure?.kind === 'unknown' || failure?.kind === 'payment_unknown'))
      return failure;
    return next;
  };

  const tell = (next: OrderFailure): void => {
    setFailure(next);
    setFailures((before) => before + 1);
  };

  const end = (): void => {
    setFailure(undefined);
    setIsBusy(false);
  };

  return {
    isBusy,
    failure,
    /** How many there have been: the same one again is told again. */
    failures,
    /**
     * Makes an attempt, unless one is on its way. The failure before stays until the next result, so that the button of the
     * next press does not move under it.
     */
    attempt: async (work: () => Promise<void>): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      setIsBusy(true);
      try {
        await needConnection();
        await work();
      } catch (error) {
        if (error instanceof WrongCard) return end();
        const next = failureOf(error);
        if (isFinal(next)) endAttempt(businessId);
        await refreshAfter(next);
        tell(next);
        setIsBusy(false);
      } finally {
        isSending.current = false;
      }
    },
    /** Ends an attempt that did not fail, where the checkout stays. */
    end,
    /** Tells a failure that is known before anything is sent; not beside an attempt that is on its way. */
    refuse: (known: OrderFailure): void => {
      if (!isSending.current) tell(known);
    },
    forget: (): void => setFailure(undefined),
  };
};
