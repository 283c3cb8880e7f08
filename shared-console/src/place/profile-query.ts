import { setTier } from '@tavolina/shared-api/auth';
import { getProfile } from '@tavolina/shared-api/client';
import type { Profile } from '@tavolina/shared-api/contract';
import { queryOptions, useQueryClient } from '@tavolina/shared-api/runtime';
import { placesQuery } from './places-query.ts';

/** Who is signed in. The plan may have changed since the sign-in, so the session takes it over. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const profile = await getProfile(signal);
    setTier(profile.subscription_tier);
    return profile;
  },
  staleTime: 300_000,
});

/** Takes over a profile that was saved, also where the list of places names it. */
export const useTakeProfile = (): ((saved: Profile) => void) => {
  const client = useQueryClient();
  return (saved) => {
    client.setQueryData(profileQuery.queryKey, saved);
    void client.invalidateQueries(placesQuery);
  };
};
