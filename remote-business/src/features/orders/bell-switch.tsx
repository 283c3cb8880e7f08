import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { BellOff, BellRing } from 'lucide-react';
import { use } from 'react';
import { MEDIUM_ICON } from '../../lib/icon.ts';
import { LiveOrdersContext } from '../../lib/live-orders-context.ts';
import styles from './orders.module.css';

/** Switches the bell of this device on or off, or unblocks it where the browser wants a press first (product.md §192). */
export const BellSwitch = () => {
  const { t } = useTranslation('business');
  const { bell, switchBell } = use(LiveOrdersContext);
  // Until a choice is made, the notice below asks for it.
  if (bell === 'unsupported' || bell === 'unasked') return null;
  const Icon = bell === 'off' ? BellOff : BellRing;
  return (
    <Button
      variant="quiet"
      className={styles.bell}
      icon={<Icon {...MEDIUM_ICON} />}
      // This press is what the browser waits for.
      onClick={() => switchBell(bell !== 'on')}
    >
      {t(`bell.${bell}`)}
    </Button>
  );
};
