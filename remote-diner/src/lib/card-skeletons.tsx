import { FoodCardSkeleton } from '@tavolina/shared-ui';
import { Loading } from './loading.tsx';
import page from './page.module.css';

/** As many empty cards as the page will hold, each of a card's size. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <Loading className={page.cards}>
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <FoodCardSkeleton key={index} height="var(--card-text)" />
    ))}
  </Loading>
);
