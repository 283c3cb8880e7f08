import { LIMITS, type NamedFilter } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { type HintedList, HintLink } from '../hint-link.tsx';
import styles from '../search-hints.module.css';

/** Leads to the filter that searched words name; who asks for a delivery is told that there is none (product.md §533). */
export const NamedFilterOffer = ({
  named: { filter, q, total, is_delivery },
  count,
  addressWith,
  heading,
}: HintedList & { named: NamedFilter }) => {
  const { t } = useTranslation('diner');
  const name = t(`filters.${filter}`);
  return (
    <div className={styles.hints}>
      <p>
        <span>{t(is_delivery ? 'filters.hint.delivery' : 'filters.hint.filter')}</span>
        <HintLink to={addressWith({ q, [filter]: 'true' })} heading={heading}>
          {t('filters.hint.query', {
            query: q === '' ? name : t('filters.hint.named', { name, value: q }),
            found: count(total, total >= LIMITS.countedResults),
          })}
        </HintLink>
      </p>
    </div>
  );
};
