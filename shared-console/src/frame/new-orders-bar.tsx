import { Button, ButtonLink, ignoreSecondTap } from '@tavolina/shared-ui';
import { BellRing, Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NARROW_QUERY } from '../device/phone-query.ts';
import { useMediaQuery } from '../device/use-media-query.ts';
import { ICON, SMALL_ICON } from '../page/icon.ts';
import { PATHS } from '../page/paths.ts';
import { useFocusNear } from '../page/use-focus-near.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './frame.module.css';

/** How many numbers the bar names; on a phone only one has room without being cut. */
const NAMED = 3;
const NAMED_ON_PHONE = 1;

/** Says which orders arrived until somebody says that they have been seen; the bell rings as long as it stands. */
export const NewOrdersBar = ({ ids, onSeen }: { ids: readonly string[]; onSeen: () => void }) => {
  const { t } = useTexts();
  const moveFocus = useFocusNear();
  const isPhone = useMediaQuery(NARROW_QUERY);
  if (ids.length === 0) return null;
  const handleSeen = (event: MouseEvent): void => {
    ignoreSecondTap(event);
    moveFocus();
    onSeen();
  };
  const only = ids.length === 1 ? ids[0] : undefined;
  const named = ids.slice(0, isPhone ? NAMED_ON_PHONE : NAMED);
  const count = ids.length - named.length;
  return (
    <section className={styles.arrivals} aria-label={t('bell.arrivals')}>
      <BellRing {...ICON} />
      <p>
        <strong>{t('bell.new', { count: ids.length })}</strong> {named.join(', ')}
        {count > 0 ? ` ${t(isPhone ? 'bell.moreShort' : 'bell.more', { count })}` : null}
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
