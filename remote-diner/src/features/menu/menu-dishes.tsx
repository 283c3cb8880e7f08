import type { ExchangeRates, Item, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, EmptyState, ErrorState, visuallyHidden } from '@tavolina/shared-ui';
import { type ReactNode, useRef } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { DeclaredIconsOnce } from '../../lib/declared/declared-icon.tsx';
import type { Served } from '../../lib/served/use-served-text.ts';
import { DishSection } from './dish/dish-section.tsx';
import styles from './menu-bar.module.css';
import { DISHES, type ShownSection } from './menu-sections.ts';
import prices from './prices-row.module.css';
import { PricesRow, RateLine } from './prices-row.tsx';
import { FoundById, SearchWords } from './search/marked-text.tsx';
import { MenuDeclared } from './search/menu-declared.tsx';
import { SearchBox } from './search/search-box.tsx';
import { useFoundInView } from './search/use-found-in-view.ts';
import { useNarrowedMenu } from './search/use-narrowed-menu.ts';
import { SectionRail } from './section-rail.tsx';

/** The dishes of a menu under a bar with its search and its sections (product.md §240). */
export const MenuDishes = ({
  menu,
  sections,
  rates,
  cart,
  servedOf,
  onAdd,
  onChoose,
  orderedBefore,
}: {
  menu: Menu;
  sections: readonly ShownSection[];
  rates: ExchangeRates;
  cart: Cart;
  /** When each dish is served; undefined for one that always is. */
  servedOf: (item: Item) => Served | undefined;
  onAdd: (item: Item) => void;
  onChoose: (item: Item, canOrder?: boolean) => void;
  /** What was ordered here before, above the first section. */
  orderedBefore: ReactNode;
}) => {
  const { t } = useTranslation('diner');
  const narrowed = useNarrowedMenu(menu, sections);
  const { search, filter, offered, isDeclaring, isFiltered, count, isPending, searchAgain, result } =
    narrowed;
  const list = useRef<HTMLDivElement>(null);
  useFoundInView(list, search);

  const handleDone = (): void => {
    if (count > 0) list.current?.focus({ preventScroll: true });
  };
  // The button goes with the failure.
  const handleAgain = (): void => {
    list.current?.focus({ preventScroll: true });
    searchAgain?.();
  };

  return (
    <div className={styles.dishes}>
      <div className={prices.prices}>
        <MenuDeclared
          filter={filter}
          offered={offered}
          isDeclaring={isDeclaring}
          onChange={narrowed.change}
        />
        <PricesRow menu={menu} cart={cart} />
      </div>
      <div className={styles.bar} data-search={narrowed.isLong || undefined}>
        {narrowed.isLong ? <SearchBox search={search} onDone={handleDone} /> : null}
        <SectionRail sections={narrowed.shown} />
      </div>
      <div
        ref={list}
        id={DISHES}
        tabIndex={-1}
        className={styles.list}
        data-searching={result !== null || undefined}
      >
        <output className={count > 0 || isPending ? styles.found : visuallyHidden}>
          {searchAgain ? '' : result}
        </output>
        {result === null ? orderedBefore : null}
        {searchAgain ? (
          <div className={styles.none}>
            <ErrorState title={t('menu.searchFailed')} text={t('safe')} onRetry={handleAgain} />
          </div>
        ) : null}
        {count === 0 && !isPending && !searchAgain ? (
          <div className={styles.none}>
            <EmptyState
              title={result ?? ''}
              text={t(isFiltered ? 'menuFilter.foundNoneText' : 'menu.foundNoneText')}
              action={
                <Button onClick={narrowed.clear}>
                  {t(isFiltered ? 'menuFilter.clear' : 'menu.clearSearch')}
                </Button>
              }
            />
          </div>
        ) : null}
        <SearchWords value={narrowed.words}>
          <FoundById value={narrowed.foundById}>
            <DeclaredIconsOnce>
              {narrowed.searched.map((section) => (
                <DishSection
                  key={section.id}
                  section={section}
                  menu={menu}
                  cart={cart}
                  rates={rates.rates}
                  groups={narrowed.groups}
                  isDeclaring={isDeclaring}
                  servedOf={servedOf}
                  onAdd={onAdd}
                  onChoose={onChoose}
                />
              ))}
            </DeclaredIconsOnce>
          </FoundById>
        </SearchWords>
      </div>
      <RateLine menu={menu} rates={rates} currency={cart.currency} />
    </div>
  );
};
