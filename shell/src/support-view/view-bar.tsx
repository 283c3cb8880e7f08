import type { OpenedView } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatTime } from '@tavolina/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './view-bar.module.css';

/** Height of the bar: what sticks to the top of the window stands below it. */
const HEIGHT = '--view-bar-height';

/** Says above every page that support views a place and changes nothing, until when, with a button to end it. */
export const ViewBar = ({ view: { place, ends_at }, onEnd }: { view: OpenedView; onEnd: () => void }) => {
  const { t } = useTranslation('shell');
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measure = (): void =>
      document.documentElement.style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return (
    <aside ref={bar} className={styles.bar} aria-label={t('platform.viewBar.label')}>
      <p>{t('platform.viewBar.text', { name: place.name, time: formatTime(ends_at) })}</p>
      <Button size="sm" onClick={onEnd}>
        {t('platform.viewBar.end')}
      </Button>
    </aside>
  );
};
