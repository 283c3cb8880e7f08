import { listSupportViews } from '@tavolina/shared-api/client';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { formatDateTime, formatTime, Skeleton } from '@tavolina/shared-ui';
import styles from './account.module.css';

const viewsQuery = queryOptions({
  queryKey: ['support-views'],
  queryFn: ({ signal }) => listSupportViews(signal),
});

/** When support viewed the console and why (product.md §703). */
export const SupportViewsSection = () => {
  const { t } = useTranslation('business');
  const query = useQuery(viewsQuery);
  return (
    <section className={page.card} aria-labelledby="support-views">
      <h2 id="support-views">{t('supportViews.title')}</h2>
      <p className={page.muted}>{t('supportViews.about')}</p>
      <QueryState
        query={query}
        failed={t('supportViews.failed')}
        loading={<Skeleton height="48px" radius="10px" />}
      >
        {(views) =>
          views.length === 0 ? (
            <p>{t('supportViews.none')}</p>
          ) : (
            <ul className={styles.sessions}>
              {views.map(({ id, opened_at, ends_at, reason }) => (
                <li key={id}>
                  <div>
                    <p>{reason}</p>
                    <p className={page.muted}>
                      {t('supportViews.times', {
                        since: formatDateTime(opened_at),
                        until: formatTime(ends_at),
                      })}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
};
