import { serverNow } from '@tavolina/shared-api/client';
import type { OrderingState } from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import { Button, formatMoment, ignoreSecondTap } from '@tavolina/shared-ui';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { NARROW_QUERY } from '../device/phone-query.ts';
import { readStored, writeStored } from '../device/storage.ts';
import { useMediaQuery } from '../device/use-media-query.ts';
import { orderingStateQuery } from '../orders/ordering-state-query.ts';
import { ICON, SMALL_ICON } from '../page/icon.ts';
import { useFocusNear } from '../page/use-focus-near.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './frame.module.css';

const timeOf = (iso: string): string => formatMoment(iso, serverNow());

const KEY = 'tavolina-unattended-read';

const sentences = ({ from, until }: NonNullable<OrderingState['unattended']>) =>
  until === null
    ? ({ key: 'unattended.now', short: 'unattended.shortNow', words: { from: timeOf(from) } } as const)
    : ({
        key: 'unattended.was',
        short: 'unattended.shortWas',
        words: { from: timeOf(from), until: timeOf(until) },
      } as const);

/**
 * Says on every page from when to when the place took no orders for now because no console or till was there, until it was
 * read (product.md §342). On a phone it takes a line, which opens to the rest (product.md §548).
 */
export const UnattendedBar = () => {
  const { t } = useTexts();
  const moveFocus = useFocusNear();
  const isNarrow = useMediaQuery(NARROW_QUERY);
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
  const { key, short, words } = sentences(pause);
  const all = (
    <>
      <strong>{t(key, words)}</strong> {t('unattended.text')}
    </>
  );
  return (
    <section className={styles.paused} aria-label={t('unattended.bar')}>
      <CircleAlert {...ICON} />
      {isNarrow ? (
        <details className={styles.more}>
          <summary>
            <strong role="status">{t(short, words)}</strong>
            <ChevronDown {...SMALL_ICON} />
          </summary>
          <p>{all}</p>
        </details>
      ) : (
        <p role="status">{all}</p>
      )}
      {pause.until === null ? null : (
        <Button size="sm" onClick={handleRead}>
          {t('unattended.read')}
        </Button>
      )}
    </section>
  );
};
