import type { DayRates, OperatorRates } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, formatDateTime, formatDay } from '@tavolina/shared-ui';
import { useRef } from 'react';
import styles from '../sections.module.css';
import { rateText } from './rate-text.ts';
import { StoreRates } from './store-rates.tsx';

const DayRow = ({
  day,
  isInUse,
  mayStore,
  token,
  onStored,
}: {
  day: DayRates;
  isInUse: boolean;
  mayStore: boolean;
  token: string;
  onStored: () => void;
}) => {
  const { t, i18n } = useTranslation('shell');
  const row = useRef<HTMLLIElement>(null);
  const { date, rates, stored } = day;
  const told = stored
    ? [...(stored.reason === null ? [] : [stored.reason]), stored.by, formatDateTime(stored.at)]
    : [t('platform.rates.installed')];
  return (
    <li ref={row} className={styles.decided} tabIndex={-1} aria-label={formatDay(date)}>
      <div>
        <p>
          <strong>{formatDay(date)}</strong>
          {': '}
          {[
            '1 EUR',
            ...rates.map(({ currency, rate }) => `${rateText(rate, i18n.language)} ${currency}`),
          ].join(' = ')}
        </p>
        <p className={styles.muted}>{told.join(' · ')}</p>
        {mayStore ? (
          <StoreRates
            known={day}
            label={t('platform.rates.correct')}
            name={`${t('platform.rates.correct')}: ${formatDay(date)}`}
            token={token}
            onStored={() => {
              onStored();
              // The form disappears, so the focus moves to what was corrected.
              row.current?.focus();
            }}
          />
        ) : null}
      </div>
      {isInUse ? <Badge tone="success">{t('platform.rates.inUse')}</Badge> : null}
    </li>
  );
};

/** Days with their rates, where these came from, and a correction for each. */
export const RatesList = ({
  rates: { items, in_use, may_store },
  token,
  onStored,
}: {
  rates: OperatorRates;
  token: string;
  onStored: () => void;
}) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.section} aria-label={t('platform.rates.title')}>
      <ol>
        {items.map((day) => (
          <DayRow
            key={day.date}
            day={day}
            isInUse={day.date === in_use}
            mayStore={may_store}
            token={token}
            onStored={onStored}
          />
        ))}
      </ol>
    </section>
  );
};
