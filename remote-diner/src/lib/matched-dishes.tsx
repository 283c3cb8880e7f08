import { useTranslation } from '@tavolina/shared-api/runtime';
import { foodCard } from '@tavolina/shared-ui';

/** On the card of a menu or a place: its dishes that a search found. Nothing where there are none. */
export const MatchedDishes = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('diner');
  if (names.length === 0) return null;
  return <p className={foodCard.muted}>{t('card.matched', { dishes: names.join(', ') })}</p>;
};
