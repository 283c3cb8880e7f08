import { useTranslation } from '@tavolina/shared-api/runtime';
import type { Order } from './use-move.ts';

/** Name of a move, as on its button; of a rollback with its target. */
export const useMoveName = () => {
  const { t } = useTranslation('shell');
  return ({ part, action }: Order): string => t(`platform.${action}`, { version: part.last_good });
};
