import type { Menu, MenuCard } from '@tavolina/shared-api/contract';
import { lazyPart, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { menuItems } from '@tavolina/shared-console/place/menu-items.ts';
import { ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { Button, counted, SearchField, Skeleton, visuallyHidden } from '@tavolina/shared-ui';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { matchesSearch } from '../../lib/lists/matches-search.ts';
import { OptionSoldOutButton } from '../../lib/stock/option-sold-out-button.tsx';
import { SoldOutButton } from '../../lib/stock/sold-out-button.tsx';
import { OptionStockButton, StockButton } from '../../lib/stock/stock-button.tsx';
import styles from './sold-out-sheet.module.css';

const Sheet = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).Sheet);

/** Fewer items than this are seen at a glance. */
const SEARCH_FROM = 8;

const SoldOutList = ({ menu }: { menu: Menu }) => {
  const { t, i18n } = useTranslation('business');
  const [search, setSearch] = useState('');
  const items = menuItems(menu);
  const options = (menu.option_groups ?? []).flatMap((group) =>
    group.options.map((option) => ({ option, name: `${group.name}: ${option.name}` })),
  );
  const shown = items.filter(({ name }) => matchesSearch(search, name));
  const shownOptions = options.filter(({ name }) => matchesSearch(search, name));
  const count = shown.length + shownOptions.length;
  return (
    <>
      {items.length + options.length < SEARCH_FROM ? null : (
        <SearchField
          label={t('soldOut.sheet.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <p className={visuallyHidden} role="status">
        {search === '' ? null : t('menus.items', counted(count, i18n.language))}
      </p>
      {count === 0 ? <p className={page.muted}>{t('soldOut.sheet.noMatch')}</p> : null}
      <ul>
        {shown.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.name}>{item.name}</span>
            <div className={styles.buttons}>
              <StockButton item={item} />
              <SoldOutButton item={item} />
            </div>
          </li>
        ))}
        {shownOptions.map(({ option, name }) => (
          <li key={option.id} className={styles.item}>
            <span className={styles.name}>{name}</span>
            <div className={styles.buttons}>
              <OptionStockButton menuId={menu.id} option={{ ...option, name }} />
              <OptionSoldOutButton menuId={menu.id} option={{ ...option, name }} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

const MenuItems = ({ menuId }: { menuId: string }) => {
  const { t } = useTranslation('business');
  return (
    <div className={styles.sheet}>
      <p className={page.muted}>{t('soldOut.sheet.text')}</p>
      <QueryState
        query={useQuery(ownMenuQuery(menuId))}
        failed={t('menu.failed')}
        loading={<Skeleton height="240px" radius="12px" />}
        isEmpty={(menu) => menuItems(menu).length === 0}
        empty={<p className={page.muted}>{t('menu.empty')}</p>}
      >
        {(menu) => <SoldOutList menu={menu} />}
      </QueryState>
    </div>
  );
};

/** Leads from a menu's card to what of it has run out, item by item, without its form (product.md §61). */
export const SoldOutSheet = ({ menu: { id, title } }: { menu: MenuCard }) => {
  const { t } = useTranslation('business');
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Ban {...SMALL_ICON} />}
        aria-label={t('common.named', { action: t('soldOut.mark'), title })}
        onClick={() => setIsOpen(true)}
      >
        {t('soldOut.mark')}
      </Button>
      {isOpen === undefined ? null : (
        <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('soldOut.sheet.title', { title })}>
          <MenuItems menuId={id} />
        </Sheet>
      )}
    </>
  );
};
