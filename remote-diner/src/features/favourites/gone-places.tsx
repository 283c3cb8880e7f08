import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { type Favourite, toggleFavourite } from '../../lib/favourites/favourites-store.ts';

/** Favourites that are not on Tavolina now. They may come back, so they stay until the diner takes them away (product.md §689). */
export const GonePlaces = ({ places }: { places: readonly Favourite[] }) => {
  const { t } = useTranslation('diner');
  return places.map((place) => (
    <Notice
      key={place.id}
      tone="info"
      action={
        <Button size="sm" onClick={() => toggleFavourite(place)}>
          {t('favourites.takeAway', { place: place.name })}
        </Button>
      }
    >
      {t('favourites.gone', { place: place.name })}
    </Notice>
  ));
};
