import { useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, HeroTable, SearchField, SelectField } from '@tavolina/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ActiveFilterTags } from '../../lib/filters/active-filter-tags.tsx';
import { FilterFields } from '../../lib/filters/filter-fields.tsx';
import { writeFilters } from '../../lib/filters/filters.ts';
import { useFilters } from '../../lib/filters/use-filters.ts';
import page from '../../lib/page.module.css';
import { useTitle } from '../../lib/use-title.ts';
import { CategoryTiles } from './category-tiles.tsx';
import styles from './home.module.css';
import { MenuResults } from './menu-results.tsx';
import { RotatingCity } from './rotating-city.tsx';

const SORTS = ['', 'title-asc', 'title-desc', 'created_at-desc', 'created_at-asc', 'price-asc', 'price-desc'];
const STEPS = ['choose', 'fill', 'pay'];

/** The start: one question, one search box, and what there is to eat. */
export const HomeScreen = () => {
  const { t } = useTranslation('diner');
  useTitle(undefined);
  const navigate = useNavigate();
  const { filters, page: current, change, replaceAll, goTo } = useFilters();
  const [isOpen, setIsOpen] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '');
    void navigate(`/restaurants?${writeFilters({ ...filters, sort: '', q: typed })}`);
  };

  return (
    <div className={page.page}>
      <section className={styles.hero}>
        <div className={styles.intro}>
          <h1>
            {t('home.question')} <RotatingCity />
          </h1>
          <p>{t('home.promise')}</p>
          <search>
            <form className={styles.search} onSubmit={handleSubmit}>
              <SearchField
                hideLabel
                label={t('home.searchLabel')}
                name="q"
                placeholder={t('home.searchExample')}
                defaultValue={filters.q}
              />
              <Button type="submit" variant="action" size="lg">
                {t('home.search')}
              </Button>
            </form>
          </search>
          <div>
            <Button
              aria-expanded={isOpen}
              icon={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('filters.advanced')}
            </Button>
          </div>
        </div>
        <div className={styles.picture}>
          <HeroTable />
        </div>
      </section>
      {isOpen ? (
        <section className={styles.panel} aria-label={t('filters.advanced')}>
          <FilterFields filters={filters} onChange={change} name="menu_title" />
        </section>
      ) : null}
      <CategoryTiles />
      <section className={styles.section} aria-labelledby="menus">
        <div className={styles.row}>
          <h2 id="menus">{t('home.menus')}</h2>
          <SelectField
            label={t('filters.sort')}
            value={filters.sort}
            options={SORTS.map((value) => ({ value, label: t(`sort.${value || 'default'}`) }))}
            onChange={(event) => change({ sort: event.target.value })}
          />
        </div>
        <ActiveFilterTags filters={filters} onChange={change} onClear={() => replaceAll({})} />
        <MenuResults filters={filters} current={current} onPage={goTo} onClear={() => replaceAll({})} />
      </section>
      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">{t('home.how')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(`home.step.${step}.title`)}</h3>
              <p>{t(`home.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};
