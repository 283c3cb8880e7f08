import { useTranslation } from '@tavolina/shared-api/runtime';
import { FoodCardSkeleton } from '@tavolina/shared-ui';
import page from './page.module.css';

/** As many empty cards as the page will hold, each of a card's size. */
export const CardSkeletons = ({ count }: { count: number }) => {
  const { t } = useTranslation('diner');
  return (
    <div className={page.cards} aria-busy="true">
      <output hidden>{t('loading')}</output>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <FoodCardSkeleton key={index} height="172px" />
      ))}
    </div>
  );
};
