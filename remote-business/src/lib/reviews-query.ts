import { listReviews } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Everything that is known of the place's reviews. */
export const REVIEWS_KEY = ['own-reviews'];

/** A page of the place's reviews, from 1 on, the latest first. */
export const reviewsQuery = (page: number) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, page],
    queryFn: ({ signal }) => listReviews((page - 1) * LIMITS.ownReviews, signal),
  });
