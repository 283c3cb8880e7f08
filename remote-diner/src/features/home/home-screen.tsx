import { activeFilters, PAGE_SIZES, placesAddress } from '@tavolina/shared-api/contract';
import { useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { counted } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { CardResults } from '../../lib/card-results.tsx';
import { CityLinks } from '../../lib/city-links.tsx';
import { ActiveFilterTags } from '../../lib/filters/active-filter-tags.tsx';
import { FilterFields } from '../../lib/filters/filter-fields.tsx';
import { sortsWithWords } from '../../lib/filters/sorts-with-words.ts';
import { useFilters } from '../../lib/filters/use-filters.ts';
import { useLastPage } from '../../lib/filters/use-last-page.ts';
import { SMALL_ICON } from '../../lib/icon.ts';
import { NearButton } from '../../lib/near/near-button.tsx';
import { NearPanel } from '../../lib/near/near-panel.tsx';
import { useNearSort } from '../../lib/near/use-near-sort.ts';
import page from '../../lib/page.module.css';
import { PageName } from '../../lib/page-title.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import styles from './home.module.css';
import { HomeHero } from './home-hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MenuCard } from './menu-card.tsx';
import { useMenus } from './use-menus.ts';

const SORT_OPTIONS = [
  'orders-first',
  'created_at-desc',
  'created_at-asc',
  'title-asc',
  'title-desc',
  'price-asc',
  'price-desc',
];

/** Id of the heading that paging leads to. */
const LIST = 'menus';

/** The start: one question, one search box, and what there is to eat. */
export const HomeScreen = () => {
  const { t, i18n } = useTranslation('diner');
  const navigate = useNavigate();
  const { filters, page: current, addressWith, change, replaceAll, goTo } = useFilters(LIST);
  const result = useMenus(filters, current);
  useLastPage(current, result.isPlaceholderData ? undefined : result.data, PAGE_SIZES.home, goTo);
  const { sorts, handleFound, handleForget } = useNearSort(
    filters,
    sortsWithWords(filters, SORT_OPTIONS, ['orders-first']),
    result.data?.items,
    change,
  );
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const sort = sorts.find((option) => option === filters.sort);
  const handleClear = (): void => replaceAll({});
  const sortName = sort && t(`sort.${sort}`);
  const isNarrowed = activeFilters(filters).length > 0;
  const countOf = (total: number, isMinimum?: boolean): string =>
    t('home.count', counted(total, i18n.language, isMinimum));
  const count = result.data ? countOf(result.data.total, result.data.is_total_minimum) : '';
  const told = [count, sortName].filter(Boolean).join(' · ');

  return (
    <div className={page.page}>
      <PageName page="home" />
      <HomeHero
        filters={filters}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        onChange={change}
        onSearch={(found) => void navigate(placesAddress({ ...filters, sort: '', ...found }))}
        near={<NearButton onForget={handleForget} />}
        told={<NearPanel onFound={handleFound} />}
        found={
          (isNarrowed || sortName) && count !== '' ? (
            <a className={styles.found} href={`#${LIST}`} aria-busy={result.isPlaceholderData || undefined}>
              {t('home.found', { count: told })} <ArrowDown {...SMALL_ICON} />
            </a>
          ) : null
        }
      />
      {isOpen ? (
        <section className={clsx(page.panel, styles.panel)} aria-label={t('filters.advanced')}>
          <FilterFields filters={filters} onChange={change} names={['menu_title']} sorts={sorts} />
        </section>
      ) : null}
      <CategoryTiles />
      <section className={styles.section} aria-labelledby="cities">
        <h2 id="cities">{t('home.cities')}</h2>
        <CityLinks />
      </section>
      <section className={styles.section} aria-labelledby={LIST}>
        <div>
          <h2 ref={heading} id={LIST} tabIndex={-1}>
            {t('home.menus')}
          </h2>
          <output className={styles.muted}>{result.data ? told : ' '}</output>
        </div>
        <ActiveFilterTags filters={filters} heading={heading} onChange={change} onClear={handleClear} />
        <CardResults
          result={result}
          words={{
            failed: t('home.failed'),
            none: t('home.none'),
            noMatch: t('home.noMatch'),
            count: countOf,
          }}
          pageSize={PAGE_SIZES.home}
          filters={filters}
          current={current}
          onPage={goTo}
          onClear={handleClear}
          addressWith={addressWith}
          heading={heading}
        >
          {(menu) => <MenuCard key={menu.id} menu={menu} />}
        </CardResults>
      </section>
      <HowItWorks />
    </div>
  );
};
