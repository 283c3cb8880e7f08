import { useTranslation } from '@tavolina/shared-api/runtime';
import type { Order } from './use-move.ts';

/** Names a move as its button does: of a way back, where it leads. */
export const useMoveName = () => {
  const { t } = useTranslation('shell');
  return ({ part, action }: Order): string => t(`platform.${action}`, { version: part.last_good });
};
