import { getLedger, getLedgerCsv, serverNow } from '@tavolina/shared-api/client';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { calendarDay, formatDay, SelectField, Skeleton } from '@tavolina/shared-ui';
import { useState } from 'react';
import { DownloadButton } from '../../lib/files/download-button.tsx';
import { csvFile } from '../../lib/files/save-file.ts';
import { monthsBack } from './ledger-months.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './money.module.css';

const ledgerQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['ledger', month ?? 'all'],
    queryFn: ({ signal }) => getLedger(month, signal),
  });

/** What diners' cards brought the place, month by month, to look at and to take along (product.md §54). */
export const LedgerSection = () => {
  const { t } = useTranslation('business');
  const { data: profile } = useQuery(profileQuery);
  const today = calendarDay(new Date(serverNow()).toISOString());
  const months = monthsBack(today, profile ? calendarDay(profile.created_at) : today);
  const [chosen, setChosen] = useState(months[0] ?? '');
  const month = chosen || undefined;
  return (
    <section className={page.card} aria-labelledby="ledger">
      <h2 id="ledger">{t('ledger.title')}</h2>
      <p className={page.muted}>{t('ledger.text')}</p>
      <div className={styles.month}>
        <SelectField
          label={t('ledger.month')}
          value={chosen}
          options={[
            ...months.map((value) => ({ value, label: formatDay(value) })),
            { value: '', label: t('ledger.all') },
          ]}
          onChange={({ target }) => setChosen(target.value)}
        />
        <DownloadButton
          label={t('ledger.csv')}
          failed={t('ledger.csvFailed')}
          fetchFile={async () => csvFile(`tavolina-${month ?? 'ledger'}`, await getLedgerCsv(month))}
        />
      </div>
      <QueryState
        query={useQuery(ledgerQuery(month))}
        failed={t('ledger.failed')}
        loading={<Skeleton height="160px" radius="10px" />}
        isEmpty={({ orders }) => orders.length === 0}
        empty={<p className={page.muted}>{t(month ? 'ledger.none' : 'ledger.noneEver')}</p>}
      >
        {(ledger) => <LedgerTable ledger={ledger} />}
      </QueryState>
    </section>
  );
};
