import { useTranslation } from '@tavolina/shared-api/runtime';
import { Heart } from 'lucide-react';
import styles from './favourites.module.css';
import { type Favourite, toggleFavourite, useFavourites } from './favourites-store.ts';

/** Marks a place as a favourite of this device (product.md §458). */
export const FavouriteButton = ({ place, inRow = false }: { place: Favourite; inRow?: boolean }) => {
  const { t } = useTranslation('diner');
  const isMarked = useFavourites(({ places }) => places.some(({ id }) => id === place.id));
  return (
    <button
      type="button"
      className={styles.heart}
      data-row={inRow || undefined}
      aria-pressed={isMarked}
      aria-label={t('favourites.mark', { place: place.name })}
      onClick={() => toggleFavourite({ id: place.id, name: place.name })}
    >
      <Heart size={20} strokeWidth={1.75} fill={isMarked ? 'currentColor' : 'none'} aria-hidden="true" />
    </button>
  );
};
