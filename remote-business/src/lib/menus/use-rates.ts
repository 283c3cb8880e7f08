import { getExchangeRates } from '@tavolina/shared-api/client';
import { useQuery } from '@tavolina/shared-api/runtime';

/** Rates of the euro. Without them the editor works too, only that it converts nothing. */
export const useRates = () => {
  const { data, isPending } = useQuery({
    queryKey: ['exchange-rates'],
    queryFn: ({ signal }) => getExchangeRates(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { rates: data?.rates, isPending };
};
