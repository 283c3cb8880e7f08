import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { BellOff, BellRing } from 'lucide-react';
import { use } from 'react';
import { LiveOrdersContext } from '../../lib/live-orders-context.ts';
import styles from './orders.module.css';

/** Switches the bell of this device. Browsers let it sound only after a press, which this is. */
export const BellSwitch = () => {
  const { t } = useTranslation('business');
  const { bell, switchBell } = use(LiveOrdersContext);
  if (bell === 'unsupported') return null;
  const Icon = bell === 'off' ? BellOff : BellRing;
  return (
    <Button
      variant="quiet"
      className={styles.bell}
      aria-pressed={bell !== 'off'}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={switchBell}
    >
      {t(`bell.${bell}`)}
    </Button>
  );
};
