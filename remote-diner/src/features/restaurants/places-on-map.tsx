import {
  CITIES,
  cityView,
  type Filters,
  MAP_LEVELS,
  type RestaurantCard as RestaurantCardData,
} from '@tavolina/shared-api/contract';
import { currentRelease, useTranslation } from '@tavolina/shared-api/runtime';
import { counted, Notice, PlacesMap } from '@tavolina/shared-ui';
import { Distance } from '../../lib/near/distance.tsx';
import { useNear } from '../../lib/near/near-store.ts';
import { PlaceLink } from '../../lib/place-link.tsx';
import { RestaurantCard } from '../../lib/restaurant-card.tsx';
import styles from './places-on-map.module.css';

/** The map shows what is around somebody where a place is within so many metres. */
const AROUND_M = 5_000;

/** The places of a list on a map, and below it the list itself, with the numbers of the markers (product.md §262). */
export const PlacesOnMap = ({
  places,
  total,
  isMinimum,
  filters,
}: {
  places: readonly RestaurantCardData[];
  /** Of all that the filters leave. */
  total: number;
  /** Whether there are more than `total` (product.md §254). */
  isMinimum: boolean;
  filters: Filters;
}) => {
  const { t, i18n } = useTranslation('diner');
  const here = useNear(({ location }) => location);
  // Who says where they are sees what is around them; in the city they chose, what is there.
  const hasNear =
    filters.city === '' &&
    places.some(({ location, distance_m }) => location !== null && (distance_m ?? AROUND_M) < AROUND_M);
  const unplaced = places.filter(({ location }) => location === null).length;
  return (
    <>
      {total > places.length ? (
        <Notice tone="info">
          {t('map.more', { shown: places.length, ...counted(total, i18n.language, isMinimum) })}
        </Notice>
      ) : null}
      <PlacesMap
        label={t('map.title')}
        places={places.map(({ business_name, location }) => ({ name: business_name, location }))}
        here={here}
        start={hasNear && here ? { centre: here, zoom: MAP_LEVELS.city } : undefined}
        empty={cityView(CITIES.find((code) => code === filters.city))}
        tiles={currentRelease().mapTiles}
      >
        {(chosen) =>
          chosen.map((position) => {
            const place = places[position];
            return place && <RestaurantCard key={place.id} place={place} />;
          })
        }
      </PlacesMap>
      {unplaced > 0 ? (
        <p className={styles.muted}>{t('map.unplaced', counted(unplaced, i18n.language))}</p>
      ) : null}
      <ol className={styles.places} aria-label={t('map.list')}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceLink slug={place.slug} menuId={place.menus[0]?.id ?? ''}>
              {place.business_name}
            </PlaceLink>
            <span className={styles.muted}>{[place.address, place.city].filter(Boolean).join(', ')}</span>
            <Distance metres={place.distance_m} />
          </li>
        ))}
      </ol>
    </>
  );
};
