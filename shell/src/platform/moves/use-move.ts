import type { ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { PlatformRefusal } from '../ask-platform.ts';
import { movePart } from '../platform-api.ts';

/** Moves that the console offers. */
export type Action = 'rollback' | 'promote' | 'abort';

/** A requested move, with the state of the part that was shown. */
export interface Order {
  part: ReleaseStatus['parts'][number];
  action: Action;
  /** Whether the user was told that no visitor had opened the canary (product.md §137). */
  isUnopened?: boolean;
}

/** Result of the last move. */
export type Outcome = { part: string } & (
  | { moved: ReleaseMove }
  | { refusal: string; reasons: readonly string[] }
);

/**
 * Moves parts, one at a time. Further requests are ignored meanwhile.
 * @param onMoved called after each attempt, also a rejected one, because the shown state may be old
 */
export const useMove = (token: string, onMoved: () => void) => {
  const { t } = useTranslation('shell');
  const { mutate, isPending, variables, data, error } = useMutation({
    mutationFn: ({ part, action, isUnopened }: Order) =>
      movePart(token, {
        part: part.part,
        action,
        // Sends exactly what the button said.
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
