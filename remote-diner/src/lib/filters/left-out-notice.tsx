import { type LeftOut, LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { type HintedList, HintLink } from '../hint-link.tsx';
import styles from '../search-hints.module.css';
import { useFilterLabels } from './use-filter-labels.ts';

/** Says that lists cannot leave out what is in a dish, and leads to what is declared free of it (product.md §534). */
export const LeftOutNotice = ({
  leftOut: { words, without },
  count,
  addressWith,
  heading,
}: HintedList & { leftOut: LeftOut }) => {
  const { t } = useTranslation('diner');
  const labels = useFilterLabels();
  const allergens = without?.allergens.join(',') ?? '';
  return (
    <div className={styles.hints}>
      <p>
        <span>{t('filters.hint.leftOut', { words: words.join(', ') })}</span>
        {without ? (
          <HintLink to={addressWith({ q: without.q, without: allergens })} heading={heading}>
            {t('filters.hint.query', {
              query: labels.without(allergens),
              found: count(without.total, without.total >= LIMITS.countedResults),
            })}
          </HintLink>
        ) : null}
      </p>
    </div>
  );
};
