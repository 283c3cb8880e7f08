import { useSearchParams, useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState } from '@tavolina/shared-ui';
import { loadReviews } from '../platform-api.ts';
import { PlatformFrame } from '../platform-frame.tsx';
import styles from '../sections.module.css';
import { ReportedReviewRow } from './reported-review-row.tsx';

/** Reviews that places reported, the latest report first, to hide or let stand (product.md §557, §558). */
export const Component = () => {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const before = params.get('before') ?? '';
  return (
    <PlatformFrame
      title={t('platform.reviews.title')}
      failed={t('platform.reviews.failed')}
      about={['reviews', before]}
      load={(token) => loadReviews(token, before)}
      // A reason that somebody writes is not moved away by what comes in.
      refreshMs={false}
      isOperator={() => true}
    >
      {({ data: { items, next, may_decide }, token, reload }) =>
        items.length === 0 ? (
          <EmptyState title={t('platform.reviews.none')} />
        ) : (
          <>
            {may_decide ? null : <p>{t('platform.observer')}</p>}
            <section className={styles.section} aria-label={t('platform.reviews.title')}>
              <ol>
                {items.map((review) => (
                  <ReportedReviewRow
                    key={review.order_id}
                    review={review}
                    mayDecide={may_decide}
                    token={token}
                    onDecided={reload}
                  />
                ))}
              </ol>
            </section>
            {next === null ? null : (
              <div>
                <ButtonLink to={`/platform/reviews?${new URLSearchParams({ before: next })}`}>
                  {t('platform.reviews.older')}
                </ButtonLink>
              </div>
            )}
          </>
        )
      }
    </PlatformFrame>
  );
};
