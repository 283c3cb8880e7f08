import { listInvoices } from '@tavolina/shared-api/client';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { ButtonLink, formatDate, formatMoney, Skeleton, visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import clsx from 'clsx';
import styles from './money.module.css';

const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: ({ signal }) => listInvoices(signal),
});

/** What was billed for the plan, the newest first (product.md §76). */
export const BillingSection = () => {
  const { t, i18n } = useTranslation('business');
  return (
    <section className={page.card} aria-labelledby="billing">
      <div className={page.between}>
        <h2 id="billing">{t('billing.title')}</h2>
        <ButtonLink size="sm" to={PATHS.subscription}>
          {t('subscription.title')}
        </ButtonLink>
      </div>
      <QueryState
        query={useQuery(invoicesQuery)}
        failed={t('billing.failed')}
        loading={<Skeleton height="160px" radius="10px" />}
        isEmpty={(invoices) => invoices.length === 0}
        empty={<p className={page.muted}>{t('billing.none')}</p>}
      >
        {(invoices) => (
          <table className={clsx(styles.rows, styles.invoices)}>
            <caption hidden>{t('billing.title')}</caption>
            <thead className={visuallyHiddenOnPhones}>
              <tr>
                {(['date', 'number', 'amount', 'state', 'file'] as const).map((column) => (
                  <th key={column} scope="col" className={column === 'amount' ? styles.amount : undefined}>
                    {t(`billing.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => {
                const file = invoice.pdf_url ?? invoice.page_url;
                return (
                  <tr key={invoice.id}>
                    <td>{formatDate(invoice.issued_at)}</td>
                    <td>{invoice.number ?? '–'}</td>
                    <td className={styles.amount}>{formatMoney(invoice.amount, 'EUR', i18n.language)}</td>
                    <td>{t(`billing.status.${invoice.status}`)}</td>
                    <td>
                      {file ? (
                        <a href={file} target="_blank" rel="noreferrer">
                          {t('billing.open')}
                        </a>
                      ) : (
                        '–'
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </QueryState>
    </section>
  );
};
