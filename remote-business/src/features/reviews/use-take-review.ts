import type { OwnReview } from '@tavolina/shared-api/contract';
import { useQueryClient } from '@tavolina/shared-api/runtime';
import { REVIEWS_KEY } from '../../lib/reviews-query.ts';

/** Takes a review that was changed over into the pages that are shown. */
export const useTakeReview = (): ((review: OwnReview) => void) => {
  const client = useQueryClient();
  return (review) =>
    void client.setQueriesData<{ items: OwnReview[]; total: number }>(
      { queryKey: REVIEWS_KEY },
      (page) =>
        page && {
          ...page,
          items: page.items.map((item) => (item.order_id === review.order_id ? review : item)),
        },
    );
};
