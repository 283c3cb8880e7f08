import { defineMailJob } from '../../platform/mail/mail-jobs.ts';

/** What an operator decided about a place (product.md §588). */
export interface OperatorDecision {
  /** Occasion of the mail. */
  kind: 'menuTakenDown' | 'menuPutBack' | 'placeTakenDown' | 'placePutBack' | 'reviewHidden' | 'reviewStands';
  business_id: string;
  /** Title of the menu, or number of the order that was reviewed; missing for a place. */
  subject?: string;
  /** As the operator wrote it; missing where nobody is asked for one. */
  reason?: string | undefined;
  /** ISO 8601. */
  decided_at: string;
}

/** Tells the owners of a place what an operator decided about it. */
export const operatorDecisionJob = defineMailJob<OperatorDecision>('operator-decision', [
  { what: 'operator-decision', whose: 'place', about: 'place' },
]);
