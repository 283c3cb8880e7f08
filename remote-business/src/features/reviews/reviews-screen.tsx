import { LIMITS } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { EmptyState, PageHeader, Pagination, Skeleton } from '@tavolina/shared-ui';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';
import { reviewsPage, reviewsQuery } from '../../lib/reviews-query.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

/** What guests wrote of the place, the latest first. */
export const ReviewsScreen = () => {
  const { t } = useTranslation('business');
  const [params, setParams] = useUrlParams();
  const number = reviewsPage(params);
  const query = useQuery(reviewsQuery(number));
  return (
    <div className={page.page}>
      <PageTitle title={t('reviews.title')} />
      <PageHeader title={t('reviews.title')} context={t('reviews.context')} />
      <QueryState
        query={query}
        failed={t('reviews.failed')}
        loading={<Skeleton height="24rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('reviews.none')} text={t('reviews.noneText')} />}
      >
        {({ items, total }) => (
          <>
            <ul className={styles.reviews} aria-busy={query.isPlaceholderData || undefined}>
              {items.map((review) => (
                <ReviewCard key={review.order_id} review={review} />
              ))}
            </ul>
            <Pagination
              page={number}
              pages={Math.ceil(total / LIMITS.ownReviews)}
              onPage={(next) => setParams([['page', String(next)]])}
            />
          </>
        )}
      </QueryState>
    </div>
  );
};
