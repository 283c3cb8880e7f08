import type { OrderingState } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useIsAhead } from '@tavolina/shared-console/device/use-is-ahead.ts';
import { useUntilText } from '@tavolina/shared-console/page/use-until-text.ts';

/** Says in a few words how orders are taken now: as usual, paused until a time, with more minutes (product.md §548). */
export const useOrderingText = (state: OrderingState | undefined): string => {
  const { t } = useTranslation('business');
  const untilText = useUntilText();
  const isPaused = useIsAhead(state?.paused_until);
  const isBusy = useIsAhead(state?.busy_until);
  const parts = [
    isPaused && state?.paused_until ? t('pause.shortUntil', { when: untilText(state.paused_until) }) : null,
    isBusy && state ? t('busy.short', { minutes: state.busy_minutes }) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : t('pause.usual');
};
