import type { ReleaseAction, ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { movePart, PlatformRefusal } from './platform-api.ts';

/** How the last move went. */
export type Outcome = { moved: ReleaseMove } | { refusal: string; reasons: readonly string[] };

type Part = Pick<ReleaseStatus['parts'][number], 'part' | 'move_id'>;

/**
 * Moves parts, one at a time.
 * @param onMoved called after each attempt, also a refused one: the console may have seen an old state
 */
export const useMove = (token: string, onMoved: () => void) => {
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  const attempt = async ({ part, move_id }: Part, action: ReleaseAction): Promise<Outcome> => {
    const request = { part, action, expected_move: move_id, by_hand: true as const };
    try {
      return { moved: await movePart(token, request) };
    } catch (error) {
      return error instanceof PlatformRefusal && error.message !== ''
        ? { refusal: error.message, reasons: error.reasons }
        : { refusal: t('platform.unanswered'), reasons: [] };
    }
  };

  const move = async (part: Part, action: ReleaseAction): Promise<void> => {
    setBusy(part.part);
    setOutcome(undefined);
    setOutcome(await attempt(part, action));
    setBusy(undefined);
    onMoved();
  };

  return { move, busy, outcome };
};
