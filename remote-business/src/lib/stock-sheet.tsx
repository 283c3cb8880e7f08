import type { Item, Menu, MenuCard } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { SearchField, Skeleton } from '@tavolina/shared-ui';
import { Sheet } from '@tavolina/shared-ui/overlays';
import { useState } from 'react';
import { ownMenuQuery } from './menus-query.ts';
import page from './page.module.css';
import { plainText } from './plain-text.ts';
import { QueryState } from './query-state.tsx';
import { SoldOutButton } from './sold-out-button.tsx';
import styles from './stock-sheet.module.css';

/** Fewer items than this are seen at a glance. */
const SEARCHED_FROM = 8;

const itemsOf = (menu: Menu): Item[] => [...menu.sections.flatMap(({ items }) => items), ...menu.items];

const Stock = ({ items }: { items: readonly Item[] }) => {
  const { t } = useTranslation('business');
  const [search, setSearch] = useState('');
  const shown = items.filter(({ name }) => plainText(name).includes(plainText(search)));
  return (
    <>
      {items.length < SEARCHED_FROM ? null : (
        <SearchField
          label={t('stock.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <p className={page.hidden} role="status">
        {search === '' ? null : t('menus.items', { count: shown.length })}
      </p>
      {shown.length === 0 ? <p className={page.muted}>{t('stock.noMatch')}</p> : null}
      <ul className={page.plain}>
        {shown.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.name}>{item.name}</span>
            <SoldOutButton item={item} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** What a menu has and what has run out, item by item, without opening its form (product.md §61). */
export const StockSheet = ({
  menu: { id, title },
  open,
  onOpenChange,
}: {
  menu: MenuCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('stock.title', { title })}>
      <div className={styles.sheet}>
        <p className={page.muted}>{t('stock.text')}</p>
        <QueryState
          query={useQuery(ownMenuQuery(id))}
          failed={t('menuView.failed')}
          loading={<Skeleton height="240px" radius="12px" />}
          isEmpty={(menu) => itemsOf(menu).length === 0}
          empty={<p className={page.muted}>{t('menuView.empty')}</p>}
        >
          {(menu) => <Stock items={itemsOf(menu)} />}
        </QueryState>
      </div>
    </Sheet>
  );
};
