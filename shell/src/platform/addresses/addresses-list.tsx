import type { KnownAddress, KnownAddresses } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatDateTime, formatDay, Notice } from '@tavolina/shared-ui';
import { useRef } from 'react';
import { endAddress } from '../platform-api.ts';
import styles from '../sections.module.css';
import { useDecision } from '../use-decision.ts';

const AddressRow = ({
  address: { id, range, reason, until, added_by, added_at },
  mayEnd,
  token,
  onEnded,
}: {
  address: KnownAddress;
  mayEnd: boolean;
  token: string;
  onEnded: () => void;
}) => {
  const { t } = useTranslation('shell');
  const { decide, isPending, isError } = useDecision(() => endAddress(token, id), onEnded);
  const end = t('platform.addresses.end');
  return (
    <li aria-label={range}>
      <div>
        <p>
          <strong>{range}</strong>
          {` · ${t('platform.addresses.untilDay', { date: formatDay(until) })}`}
        </p>
        <p className={styles.muted}>{[reason, added_by, formatDateTime(added_at)].join(' · ')}</p>
        {isError ? <Notice tone="attention">{t('platform.addresses.unended')}</Notice> : null}
      </div>
      {mayEnd ? (
        <Button size="sm" busy={isPending} aria-label={`${end}: ${range}`} onClick={() => decide(undefined)}>
          {end}
        </Button>
      ) : null}
    </li>
  );
};

/** The known addresses with why, until when and by whom, each to end at once. */
export const AddressesList = ({
  addresses: { items, may_change },
  token,
  onEnded,
}: {
  addresses: KnownAddresses;
  token: string;
  onEnded: () => void;
}) => {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLElement>(null);
  return (
    <section ref={list} className={styles.section} tabIndex={-1} aria-label={t('platform.addresses.title')}>
      <ol>
        {items.map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            mayEnd={may_change}
            token={token}
            onEnded={() => {
              onEnded();
              // The row disappears with its button.
              list.current?.focus();
            }}
          />
        ))}
      </ol>
    </section>
  );
};
