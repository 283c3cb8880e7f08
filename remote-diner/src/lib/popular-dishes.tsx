import type { RestaurantCard, SearchMatch } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './card.module.css';

/** On a card: which dishes are ordered most (product.md §498), without those that a search found and names anyway. */
export const PopularDishes = ({
  popular = [],
  matches,
}: {
  popular: RestaurantCard['popular'];
  matches: readonly SearchMatch[];
}) => {
  const { t } = useTranslation('diner');
  const names = popular.filter((name) => !matches.some((match) => match.name === name));
  if (names.length === 0) return null;
  return <p className={styles.popular}>{t('card.popular', { dishes: names.join(', ') })}</p>;
};
