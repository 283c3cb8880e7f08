import type { Connection } from '@tavolina/shared-api/client';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatTime, Notice } from '@tavolina/shared-ui';
import { use } from 'react';
import { LiveOrdersContext } from '../../lib/live-orders-context.ts';
import type { WakeState } from '../../lib/use-wake-lock.ts';

/** Id of the sentence that says why no step can be taken. */
export const NO_STEPS = 'kitchen-no-steps';

/**
 * What the cook has to know of the screen itself: without a connection, since when, and what works without one (product.md
 * §336); without live changes, that they come later; and whether the device may fall asleep (product.md §334).
 */
export const KitchenState = ({
  connection,
  knownAt,
  wake,
}: {
  connection: Connection;
  /** When the orders were last had, by the server's clock. */
  knownAt: string;
  wake: WakeState;
}) => {
  const { t } = useTranslation('business');
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
