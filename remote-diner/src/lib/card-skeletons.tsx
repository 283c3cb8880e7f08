import { useTranslation } from '@tavolina/shared-api/runtime';
import { Skeleton } from '@tavolina/shared-ui';
import page from './page.module.css';

/** As many empty cards as the page will hold. */
export const CardSkeletons = ({ count }: { count: number }) => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.cards} aria-busy="true">
      <output hidden>{t('loading')}</output>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Skeleton key={index} height="432px" radius="16px" />
      ))}
    </div>
  );
};
