import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ButtonLink, ignoreSecondTap } from '@tavolina/shared-ui';
import { BellRing, Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ICON, SMALL_ICON } from '../lib/icon.ts';
import { PATHS } from '../lib/paths.ts';
import { useFocusNear } from '../lib/use-focus-near.ts';
import styles from './frame.module.css';

/** How many numbers the bar names. */
const NAMED = 3;

/** Says which orders arrived until somebody says that they have been seen; the bell rings as long as it stands. */
export const NewOrdersBar = ({ ids, onSeen }: { ids: readonly string[]; onSeen: () => void }) => {
  const { t } = useTranslation('business');
  const moveFocus = useFocusNear();
  if (ids.length === 0) return null;
  const handleSeen = (event: MouseEvent): void => {
    ignoreSecondTap(event);
    moveFocus();
    onSeen();
  };
  const only = ids.length === 1 ? ids[0] : undefined;
  return (
    <section className={styles.arrivals} aria-label={t('bell.arrivals')}>
      <BellRing {...ICON} />
      <p>
        <strong>{t('bell.new', { count: ids.length })}</strong> {ids.slice(0, NAMED).join(', ')}
        {ids.length > NAMED ? ` ${t('bell.more', { count: ids.length - NAMED })}` : null}
      </p>
      <ButtonLink size="sm" to={only === undefined ? PATHS.orders : PATHS.order(only)}>
        {t('bell.open')}
      </ButtonLink>
      <Button size="sm" icon={<Check {...SMALL_ICON} />} onClick={handleSeen}>
        {t('bell.seen')}
      </Button>
    </section>
  );
};
