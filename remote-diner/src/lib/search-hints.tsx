import { activeFilters, type Filters, LIMITS, type SearchHints } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { type NarrowingFilter, useFilterLabels } from './filters/use-filter-labels.ts';
import { type HintedList, HintLink } from './hint-link.tsx';
import styles from './search-hints.module.css';

/** Filters whose value alone does not say what it is a value of. */
const NAMED: readonly NarrowingFilter[] = ['city', 'cuisine_type', 'category', 'price_range'];

/** What to try when nothing was found: other words, cities nearby, and the list without one filter (product.md §253, §542). */
export const HintList = ({
  hints,
  filters,
  count,
  addressWith,
  heading,
}: HintedList & { hints: SearchHints; filters: Filters }) => {
  const { t } = useTranslation('diner');
  const labels = useFilterLabels();
  const names = Object.keys(labels) as NarrowingFilter[];
  const nameOf = (name: NarrowingFilter): string => {
    const value = labels[name](filters[name]);
    return NAMED.includes(name) ? t('filters.hint.named', { name: t(`filters.${name}`), value }) : value;
  };
  const found = (total: number): string => count(total, total >= LIMITS.countedResults);
  const queries = hints.queries.map((q, index) => {
    const total = hints.query_totals?.[index];
    return { q, text: total === undefined ? q : t('filters.hint.query', { query: q, found: found(total) }) };
  });
  const others = activeFilters(filters).filter((name) => name !== 'q');
  const without = hints.filters.flatMap(({ name, total }) => {
    const known = names.find((one) => one === name && filters[one] !== '');
    if (!known) return [];
    return { known, text: t('filters.hint.without', { filter: nameOf(known), found: found(total) }) };
  });
  const near = hints.cities?.map(({ city, total }) => ({
    city,
    text: t('filters.hint.city', { city: t(`city.${city}`), found: found(total) }),
  }));
  return (
    <div className={styles.hints}>
      {queries.length > 0 ? (
        <p>
          <span>{t('filters.hint.queries')}</span>
          {queries.map(({ q, text }) => (
            <HintLink key={q} to={addressWith({ q })} heading={heading}>
              {text}
            </HintLink>
          ))}
        </p>
      ) : null}
      {near && near.length > 0 ? (
        <p>
          <span>{t('filters.hint.cities')}</span>
          {near.map(({ city, text }) => (
            <HintLink key={city} to={addressWith({ city })} heading={heading}>
              {text}
            </HintLink>
          ))}
        </p>
      ) : null}
      {without.length > 0 || hints.words_alone !== undefined ? (
        <p>
          <span>{t('filters.hint.filters')}</span>
          {without.map(({ known, text }) => (
            <HintLink key={known} to={addressWith({ [known]: '' })} heading={heading}>
              {text}
            </HintLink>
          ))}
          {hints.words_alone === undefined ? null : (
            <HintLink
              to={addressWith(Object.fromEntries(others.map((name) => [name, ''])))}
              heading={heading}
            >
              {t('filters.hint.alone', { query: filters.q, found: found(hints.words_alone) })}
            </HintLink>
          )}
        </p>
      ) : null}
    </div>
  );
};
