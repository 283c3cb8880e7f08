import type { ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { movePart, PlatformRefusal } from './platform-api.ts';

/** What the console does to a part. */
export type Action = 'rollback' | 'promote' | 'abort';

/** A move that somebody asked for, of the part as they saw it. */
export interface Order {
  part: ReleaseStatus['parts'][number];
  action: Action;
  /** Whether no visitor had opened the canary when it was asked for, which whoever promotes it was told (product.md §137). */
  isUnopened?: boolean;
}

/** How the last move went. */
export type Outcome = { part: string } & (
  | { moved: ReleaseMove }
  | { refusal: string; reasons: readonly string[] }
);

/**
 * Moves parts, one at a time: what is asked for while another move is under way is not done.
 * @param onMoved called after each attempt, also a refused one: the console may have seen an old state
 */
export const useMove = (token: string, onMoved: () => void) => {
  const { t } = useTranslation('shell');
  const { mutate, isPending, variables, data, error } = useMutation({
    mutationFn: ({ part, action, isUnopened }: Order) =>
      movePart(token, {
        part: part.part,
        action,
        // What the button said is what is done.
        ...(action === 'rollback' && part.last_good !== null && { version: part.last_good }),
        ...(action === 'promote' && isUnopened && { unopened: true }),
        expected_move: part.move_id,
        by_hand: true,
      }),
    onSettled: onMoved,
  });

  const outcomeOf = (part: string): Outcome | undefined => {
    if (data) return { part, moved: data };
    if (!error) return undefined;
    return error instanceof PlatformRefusal && error.message !== ''
      ? { part, refusal: error.message, reasons: error.reasons }
      : { part, refusal: t('platform.unanswered'), reasons: [] };
  };

  return {
    move: (order: Order): void => {
      if (!isPending) mutate(order);
    },
    busy: isPending ? variables.part.part : undefined,
    outcome: variables && outcomeOf(variables.part.part),
  };
};
