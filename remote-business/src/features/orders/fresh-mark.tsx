import { useTranslation } from '@tavolina/shared-api/runtime';
import type { Freshness } from '@tavolina/shared-console/orders/fresh-orders-context.ts';
import { BellRing, RefreshCw } from 'lucide-react';
import styles from './orders.module.css';

const ICONS = { new: BellRing, changed: RefreshCw };

/** Says in words what the colour of a row means: the order is new or has changed. */
export const FreshMark = ({ freshness }: { freshness: Freshness }) => {
  const { t } = useTranslation('business');
  const Icon = ICONS[freshness];
  return (
    <div className={styles.fresh}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" /> {t(`orders.fresh.${freshness}`)}
    </div>
  );
};
