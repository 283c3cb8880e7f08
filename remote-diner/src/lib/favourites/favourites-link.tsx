import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Heart } from 'lucide-react';
import { SMALL_ICON } from '../icon.ts';
import page from '../page.module.css';
import { useFavourites } from './favourites-store.ts';

/** Leads to the favourites of this device; not there without any. */
export const FavouritesLink = () => {
  const { t } = useTranslation('diner');
  const count = useFavourites(({ places }) => places.length);
  if (count === 0) return null;
  return (
    <Link className={page.pill} to="/favourites">
      <Heart {...SMALL_ICON} />
      {t('favourites.link', { count })}
    </Link>
  );
};
