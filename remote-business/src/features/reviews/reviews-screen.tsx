import { LIMITS } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, PageHeader, Pagination, Skeleton } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { PageTitle } from '../../lib/page-title.tsx';
import { QueryState } from '../../lib/query-state.tsx';
import { reviewsQuery } from '../../lib/reviews-query.ts';
import { useUrlParams } from '../../lib/use-url-params.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

const MOST_PAGES = LIMITS.skip / LIMITS.ownReviews;

/** The page that an address names; 1 where it names none that could be. */
const pageOf = (written: string | null): number => {
  const number = Number(written);
  return Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1;
};

/** What guests wrote of the place, the latest first. */
export const ReviewsScreen = () => {
  const { t } = useTranslation('business');
  const [params, setParams] = useUrlParams();
  const number = pageOf(params.get('page'));
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
            <ul className={styles.reviews}>
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
