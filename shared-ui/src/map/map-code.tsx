import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../patterns/load-state.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import type { LocationMapProps } from './location-map.tsx';
import type { PlacesMapProps } from './places-map.tsx';

const load = async () => {
  const [{ PlacesMap }, { LocationMap }] = await Promise.all([
    import(/* webpackChunkName: 'map' */ './places-map.tsx'),
    import(/* webpackChunkName: 'map' */ './location-map.tsx'),
  ]);
  return { PlacesMap, LocationMap };
};

type MapCode = Awaited<ReturnType<typeof load>>;

/** The code of maps, which only pages with a map load; it can be asked for again. */
const WithMapCode = ({ children }: { children: (code: MapCode) => ReactNode }) => {
  const { t } = useTranslation('ui');
  const [attempt, setAttempt] = useState(0);
  const [code, setCode] = useState<MapCode>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setCode(loaded),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (code) return children(code);
  return failedAttempt === attempt ? (
    <ErrorState title={t('map.failed')} onRetry={() => setAttempt(attempt + 1)} />
  ) : (
    <div data-drawn-by-code>
      <Skeleton height="clamp(280px, 58vh, 560px)" radius="16px" />
    </div>
  );
};

/** Places on a map; see its props. The code of maps loads when it is first shown. */
export const PlacesMap = (props: PlacesMapProps) => (
  <WithMapCode>{(code) => <code.PlacesMap {...props} />}</WithMapCode>
);

/** A map to choose a location on; see its props. The code of maps loads when it is first shown. */
export const LocationMap = (props: LocationMapProps) => (
  <WithMapCode>{(code) => <code.LocationMap {...props} />}</WithMapCode>
);
