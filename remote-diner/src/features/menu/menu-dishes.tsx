import { type ExchangeRates, groupsById, type Item, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, EmptyState, visuallyHidden } from '@tavolina/shared-ui';
import { useMemo, useRef } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { DishSection } from './dish-section.tsx';
import { findDishes, indexSections, isLongMenu, wordsIn } from './find-dishes.ts';
import { SearchWords, TypedFor } from './marked-text.tsx';
import styles from './menu-bar.module.css';
import { DISHES, type ShownSection } from './menu-sections.ts';
import { PricesRow } from './prices-row.tsx';
import { SearchBox } from './search-box.tsx';
import { SectionRail } from './section-rail.tsx';
import { useFoundDishes } from './use-found-dishes.ts';
import { useFoundInView } from './use-found-in-view.ts';
import { useMenuSearch } from './use-menu-search.ts';

/** The dishes of a menu under a bar with its search and its sections (product.md §240). */
export const MenuDishes = ({
  menu,
  sections,
  rates,
  cart,
  onAdd,
  onChoose,
}: {
  menu: Menu;
  sections: readonly ShownSection[];
  rates: ExchangeRates;
  cart: Cart;
  onAdd: (item: Item) => void;
  onChoose: (item: Item) => void;
}) => {
  const { t } = useTranslation('diner');
  const search = useMenuSearch();
  const isLong = isLongMenu(sections);
  const groups = useMemo(() => groupsById(menu.option_groups), [menu]);
  const index = useMemo(() => indexSections(sections), [sections]);
  const words = useMemo(() => (isLong ? wordsIn(search.query) : []), [isLong, search.query]);
  const { dishes, isPending } = useFoundDishes(
    menu.id,
    isLong ? search.query : '',
    isLong ? search.address : '',
  );
  const typedFor = useMemo(() => new Map(dishes.map(({ id, typed }) => [id, typed.join(', ')])), [dishes]);
  const searched = useMemo(() => findDishes(index, words, [...typedFor.keys()]), [index, words, typedFor]);
  const shown = searched.filter(({ found }) => found > 0);
  const count = shown.reduce((sum, { found }) => sum + found, 0);
  const none = isPending ? 'menu.searching' : 'menu.foundNone';
  const result = t(count > 0 ? 'menu.found' : none, { count, words: search.query.trim() });
  const list = useRef<HTMLDivElement>(null);
  useFoundInView(list, search);

  const handleDone = (): void => {
    if (count > 0) list.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.dishes}>
      <PricesRow menu={menu} rates={rates} cart={cart} />
      <div className={styles.bar} data-search={isLong || undefined}>
        {isLong ? <SearchBox search={search} onDone={handleDone} /> : null}
        <SectionRail sections={shown} />
      </div>
      <div
        ref={list}
        id={DISHES}
        tabIndex={-1}
        className={styles.list}
        data-searching={words.length > 0 || undefined}
      >
        <output className={count > 0 || isPending ? styles.found : visuallyHidden}>
          {words.length > 0 ? result : null}
        </output>
        {count === 0 && !isPending ? (
          <div className={styles.none}>
            <EmptyState
              title={result}
              text={t('menu.foundNoneText')}
              action={<Button onClick={search.clear}>{t('menu.clearSearch')}</Button>}
            />
          </div>
        ) : null}
        <SearchWords value={words}>
          <TypedFor value={typedFor}>
            {searched.map((section) => (
              <DishSection
                key={section.id}
                section={section}
                menu={menu}
                cart={cart}
                rates={rates.rates}
                groups={groups}
                onAdd={onAdd}
                onChoose={onChoose}
              />
            ))}
          </TypedFor>
        </SearchWords>
      </div>
    </div>
  );
};
