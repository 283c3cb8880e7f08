import type { Fulfilment, PlaceOpening } from '@tavolina/shared-api/contract';

/** Why a place is to be called, and its number. */
export interface Call {
  /** Nobody would see an order, no way is on, or only that at the table while the diner sits at none. */
  why: 'unseen' | 'off' | 'tableOnly';
  number: string;
}

/**
 * Whether a diner has to call, because the place takes their order in no way (product.md §283) or nobody there would see it
 * (product.md §341); undefined where it can be placed, or while that is not known.
 * @param phone the place's number
 * @param isAtTable whether they sit at one of its tables
 */
export const callOf = (
  opening: Pick<PlaceOpening, 'call_number' | 'takes'> | undefined,
  phone: string,
  isAtTable: boolean,
): Call | undefined => {
  const takes: readonly Fulfilment[] | undefined = opening?.takes;
  if (takes?.length === 0) return { why: 'off', number: phone };
  if (takes && !isAtTable && !takes.some((way) => way !== 'table'))
    return { why: 'tableOnly', number: phone };
  return opening?.call_number === undefined ? undefined : { why: 'unseen', number: opening.call_number };
};
