import type { Connection } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import type { WakeState } from '@tavolina/shared-console/device/use-wake-lock.ts';
import { LiveOrdersContext } from '@tavolina/shared-console/orders/live-orders-context.ts';
import { formatTime, Notice } from '@tavolina/shared-ui';
import { use } from 'react';

/** Id of the sentence that says why no step is possible. */
export const NO_STEPS = 'kitchen-no-steps';

/**
 * Warnings about the screen itself: no connection, since when, and what still works (product.md §336); no live changes,
 * so that orders arrive later; a device that may fall asleep (product.md §334).
 */
export const KitchenState = ({
  connection,
  knownAt,
  wake,
}: {
  connection: Connection;
  /** When the orders were last loaded, by the server's clock. */
  knownAt: string;
  wake: WakeState;
}) => {
  const { t } = useTranslation('kitchen');
  const { isLive } = use(LiveOrdersContext);
  const at = formatTime(knownAt);
  return (
    <>
      {connection === 'up' ? null : (
        <div id={NO_STEPS}>
          <Notice tone="attention" title={t(`kitchen.lost.${connection}`, { at })}>
            {t('kitchen.lost.text')}
          </Notice>
        </div>
      )}
      {connection === 'up' && !isLive ? (
        <Notice tone="attention">{t('kitchen.notLive', { at })}</Notice>
      ) : null}
      {wake === 'awake' ? null : <Notice tone="info">{t(`kitchen.wake.${wake}`)}</Notice>}
    </>
  );
};
