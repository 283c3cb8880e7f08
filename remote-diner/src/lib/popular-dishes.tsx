import type { RestaurantCard } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './card.module.css';
import { NamesWithin } from './reading/names-within.tsx';
import type { ReadText } from './reading/use-text.ts';

/** On a card: which dishes are ordered most (product.md §498), without those that a search found and names anyway. */
export const PopularDishes = ({
  card: { popular = [], popular_dishes = popular.map((name) => ({ name })), matches },
  text,
}: {
  card: Pick<RestaurantCard, 'popular' | 'popular_dishes' | 'matches'>;
  text: ReadText;
}) => {
  const { t } = useTranslation('diner');
  const told = new Set(matches.map((match) => text(match, 'name').children));
  const names = popular_dishes
    .map((dish) => text(dish, 'name'))
    .filter(({ children }) => !told.has(children));
  if (names.length === 0) return null;
  return (
    <p className={styles.popular}>
      <NamesWithin names={names} sentence={(dishes) => t('card.popular', { dishes })} />
    </p>
  );
};
