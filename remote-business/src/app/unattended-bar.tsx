import { serverNow } from '@tavolina/shared-api/client';
import type { OrderingState } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoment, ignoreSecondTap } from '@tavolina/shared-ui';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { ICON } from '../lib/icon.ts';
import { orderingStateQuery } from '../lib/ordering-state-query.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useFocusNear } from '../lib/use-focus-near.ts';
import styles from './frame.module.css';

const timeOf = (iso: string): string => formatMoment(iso, serverNow());

const KEY = 'tavolina-unattended-read';

const sentence = ({ from, until }: NonNullable<OrderingState['unattended']>) =>
  until === null
    ? ({ key: 'unattended.now', words: { from: timeOf(from) } } as const)
    : ({ key: 'unattended.was', words: { from: timeOf(from), until: timeOf(until) } } as const);

/** Says on every page from when to when the place took no orders for now because no console or till was there, until it was read (product.md §342). */
export const UnattendedBar = () => {
  const { t } = useTranslation('business');
  const moveFocus = useFocusNear();
  const { data: state } = useQuery(orderingStateQuery);
  const [read, setRead] = useState(() => readStored('localStorage', KEY));
  const pause = state?.unattended;
  if (!pause || read === pause.from) return null;
  const handleRead = (event: MouseEvent): void => {
    ignoreSecondTap(event);
    moveFocus();
    writeStored('localStorage', KEY, pause.from);
    setRead(pause.from);
  };
  const { key, words } = sentence(pause);
  return (
    <section className={styles.paused} aria-label={t('unattended.bar')}>
      <CircleAlert {...ICON} />
      <p role="status">
        <strong>{t(key, words)}</strong> {t('unattended.text')}
      </p>
      {pause.until === null ? null : (
        <Button size="sm" onClick={handleRead}>
          {t('unattended.read')}
        </Button>
      )}
    </section>
  );
};
