import { listReviews } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { keepPreviousData, queryOptions } from '@tavolina/shared-api/runtime';

/** Everything that is known of the place's reviews. */
export const REVIEWS_KEY = ['own-reviews'];

const MOST_PAGES = LIMITS.skip / LIMITS.ownReviews;

/** The page of reviews that an address names; 1 where it names none that could be. */
export const reviewsPage = (address: URLSearchParams): number => {
  const number = Number(address.get('page'));
  return Number.isInteger(number) && number >= 1 && number <= MOST_PAGES ? number : 1;
};

/** A page of the place's reviews, from 1 on, the latest first. */
export const reviewsQuery = (page: number) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, page],
    queryFn: ({ signal }) => listReviews((page - 1) * LIMITS.ownReviews, signal),
    placeholderData: keepPreviousData,
  });
