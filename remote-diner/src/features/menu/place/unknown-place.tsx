import { placesAddress, readFilters } from '@tavolina/shared-api/contract';
import { useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, PageHeader } from '@tavolina/shared-ui';
import page from '../../../lib/page.module.css';
import { PageTitle } from '../../../lib/page-title.tsx';
import { SearchForm } from '../../../lib/search-form.tsx';
import styles from './place.module.css';

/** Says that nobody has this name, and searches for another place. */
export const UnknownPlace = () => {
  const { t } = useTranslation('diner');
  const navigate = useNavigate();
  return (
    <div className={page.page}>
      <PageTitle title={t('place.notFound')} />
      <PageHeader title={t('place.notFound')} context={t('place.notFoundText')} />
      <SearchForm
        className={styles.search}
        filters={readFilters(new URLSearchParams())}
        onSearch={(found) => void navigate(placesAddress(found))}
      >
        <Button type="submit" variant="action">
          {t('search.submit')}
        </Button>
      </SearchForm>
    </div>
  );
};
