import { PLACES_PATH } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, EmptyState, PageHeader } from '@tavolina/shared-ui';
import { CityLinks } from '../../lib/city-links.tsx';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';

/** The page of a city that the storefront does not have, with those it has (product.md §264). */
export const UnknownCity = () => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.page}>
      <PageName page="cityUnknown" />
      <PageHeader title={t('restaurants.cityUnknown')} />
      <EmptyState
        title={t('restaurants.cityUnknownText')}
        action={<ButtonLink to={PLACES_PATH}>{t('restaurants.all')}</ButtonLink>}
      />
      <CityLinks />
    </div>
  );
};
