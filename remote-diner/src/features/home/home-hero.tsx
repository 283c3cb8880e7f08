import { type Filters, writeFilters } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoney, HeroTable, visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { ArrowRight, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import page from '../../lib/page.module.css';
import { SearchForm } from '../../lib/search-form.tsx';
import styles from './home-hero.module.css';
import { RotatingCity } from './rotating-city.tsx';

/** A price in lek that counts as a small one. */
const SMALL_PRICE = 800;

/** One question, the search box, and the table. The city in the question rests while somebody is at it. */
export const HomeHero = ({
  filters,
  isOpen,
  onToggle,
  onChange,
  onSearch,
  near,
  told,
  found,
}: {
  filters: Filters;
  /** Whether the advanced filters are shown. */
  isOpen: boolean;
  onToggle: () => void;
  onChange: (change: Partial<Filters>) => void;
  onSearch: (found: Partial<Filters>) => void;
  /** Turns distances on and off. */
  near: ReactNode;
  /** What is told of that. */
  told: ReactNode;
  /** Leads to what the filters leave, which stands further down; null without filters. */
  found: ReactNode;
}) => {
  const { t, i18n } = useTranslation('diner');
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const quick = (
    name: 'open_now' | 'takes_orders' | 'available_only' | 'max_price',
    value: string,
    label: string,
  ) => {
    const change = { [name]: filters[name] === value ? '' : value };
    return (
      <button
        type="button"
        className={page.pill}
        aria-pressed={filters[name] === value}
        // Where it leads without code (product.md §115).
        data-leads={`/?${writeFilters({ ...filters, ...change })}`}
        onClick={() => onChange(change)}
      >
        {label}
      </button>
    );
  };
  return (
    <section
      className={clsx(page.hero, styles.hero)}
      aria-labelledby="question"
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <div className={styles.intro}>
        <h1 id="question">
          {t('home.question')} <RotatingCity isPaused={isPointed || isFocused} />
        </h1>
        <p className={page.claim}>{t('home.promise')}</p>
        <SearchForm className={styles.search} filters={{ ...filters, sort: '' }} onSearch={onSearch}>
          <Button type="submit" variant="action" size="lg">
            <span className={visuallyHiddenOnPhones}>{t('search.submit')}</span>
            <ArrowRight className={styles.arrow} size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </SearchForm>
        <div className={styles.quick}>
          <button type="button" className={page.pill} aria-expanded={isOpen} onClick={onToggle}>
            <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('filters.advanced')}
          </button>
          {near}
          {quick('open_now', 'true', t('filters.open_now'))}
          {quick('takes_orders', 'true', t('filters.takes_orders'))}
          {quick('available_only', 'true', t('filters.available_only'))}
          {quick(
            'max_price',
            String(SMALL_PRICE),
            t('tags.max_price', { value: formatMoney(SMALL_PRICE, 'ALL', i18n.language) }),
          )}
        </div>
        {told}
        {found}
      </div>
      <div className={styles.picture} data-aside={isOpen || undefined}>
        <HeroTable />
      </div>
    </section>
  );
};
