import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Pagination } from '@tavolina/shared-ui';
import { NoRows } from '../no-rows.tsx';
import { loadFailures } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import styles from '../sections.module.css';
import { usePage } from '../use-page.ts';
import { FailureRow } from './failure-row.tsx';

/** Mails and pushes that failed, the latest first, to send again (product.md §563, §564). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [page, setPage] = usePage(LIMITS.operatorFailures);
  return (
    <PlatformFrame
      title={t('platform.failures.title')}
      failed={t('platform.failures.failed')}
      about={['failures', page]}
      load={(token) => loadFailures(token, page)}
      // What somebody is about to press does not move away.
      refreshMs={false}
      isOperator={() => true}
    >
      {({ data: { items, total, may_send }, token }) =>
        items.length === 0 ? (
          <NoRows none={t('platform.failures.none')} page={page} onPage={setPage} />
        ) : (
          <>
            {may_send ? null : <p>{t('platform.observer')}</p>}
            <section className={styles.section} aria-label={t('platform.failures.title')}>
              <ol>
                {items.map((failure) => (
                  <FailureRow key={failure.id} failure={failure} maySend={may_send} token={token} />
                ))}
              </ol>
            </section>
            <Pagination page={page} pages={Math.ceil(total / LIMITS.operatorFailures)} onPage={setPage} />
          </>
        )
      }
    </PlatformFrame>
  );
};
