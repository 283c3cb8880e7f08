import { Link, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { Notice } from '@tavolina/shared-ui';

/** Why operators took the place down, where no menu of it says so (product.md §698); nothing where they did not. */
export const PlaceTakenDown = () => {
  const { t } = useTranslation('business');
  const { data: profile } = useQuery(profileQuery);
  return profile?.taken_down ? (
    <Notice tone="attention">
      {t('menus.placeTakenDown', { reason: profile.taken_down.reason })}{' '}
      <Link to="/contact">{t('menus.writeToUs')}</Link>
    </Notice>
  ) : null;
};
