import { serverNow } from '@tavolina/shared-api/client';
import type { OpenState } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatTime, useWeekday } from '@tavolina/shared-ui';

/** A time closer than this, in ms, is today or tonight and needs no day. */
const NEAR_MS = 20 * 3_600_000;

/** When a place opens or closes, in words (product.md §308); undefined where its owner has set no hours. */
export const useOpeningText = (): ((state: OpenState) => string | undefined) => {
  const { t } = useTranslation('diner');
  const weekday = useWeekday();
  return ({ is_open, changes_at }) => {
    if (is_open === null) return undefined;
    if (changes_at === null) return t(is_open ? 'opening.open' : 'opening.closed');
    const time = formatTime(changes_at);
    const isNear = Date.parse(changes_at) - serverNow() < NEAR_MS;
    if (is_open) return isNear ? t('opening.openUntil', { time }) : t('opening.open');
    if (isNear) return t('opening.opensAt', { time });
    return t('opening.opensOn', { day: weekday(changes_at), time });
  };
};
