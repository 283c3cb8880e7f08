import { setTier } from '@tavolina/shared-api/auth';
import { getProfile } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

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
