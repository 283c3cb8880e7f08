import { listPlans } from '@tavolina/shared-api/client';
import { queryOptions, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { offersOf } from './plan-offers.ts';

const plansQuery = (language: string) =>
  queryOptions({
    // Their texts come in the caller's language.
    queryKey: ['plans', language],
    queryFn: ({ signal }) => listPlans(signal),
    staleTime: 300_000,
  });

/** What is on offer, the smallest plan first. */
export const useOffers = () => {
  const { i18n } = useTranslation('business');
  return useQuery({ ...plansQuery(i18n.language), select: offersOf });
};
