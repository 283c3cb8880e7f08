import { useQuery } from '@tavolina/shared-api/runtime';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { LazyPart, lazyCode } from '../pages/lazy-part.tsx';

const promptCode = lazyCode('city', () => import(/* webpackChunkName: 'overlays' */ './city-prompt.tsx'));

/** Asks a place that has no city for it, by code that all others do without (product.md §133). */
export const AskCity = () => {
  const { data: profile } = useQuery(profileQuery);
  const isMissing = profile?.city.trim() === '';
  const code = useQuery({ ...promptCode, enabled: isMissing });
  // Also where it was answered just now: the prompt itself says so.
  if (!isMissing && !code.data) return null;
  return (
    <LazyPart query={code} height="260px">
      {({ CityPrompt }) => <CityPrompt />}
    </LazyPart>
  );
};
