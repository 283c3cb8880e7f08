import type { MenuCard as Card } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, EmptyState, Notice, SearchField } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import { matchesSearch } from '../../lib/lists/matches-search.ts';
import { useUrlParams } from '../../lib/lists/use-url-params.ts';
import { MenuCard } from './menu-card.tsx';
import styles from './menus.module.css';
import type { MenuActions } from './use-menu-actions.ts';

/** Menus narrowed by the search in the URL. */
export const MenusList = ({ menus, actions }: { menus: readonly Card[]; actions: MenuActions }) => {
  const { t } = useTranslation('business');
  const [params, setParams] = useUrlParams();
  const search = params.get('search') ?? '';
  const shown = menus.filter(({ title, description }) => matchesSearch(search, `${title} ${description}`));
  const moveFocus = useFocusNear();
  const list = useRef<HTMLUListElement>(null);
  const { backId } = actions;
  const isBack = menus.some(({ id }) => id === backId);
  // A menu that comes back may take the place of what had the keys, as the only one does.
  useEffect(() => {
    if (!isBack || backId === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[href="${PATHS.menu(backId)}"]`)?.focus();
  }, [backId, isBack]);
  const clear = (): void => {
    moveFocus();
    setParams([]);
  };
  return (
    <>
      <search className={styles.search}>
        <SearchField
          hideLabel
          label={t('menus.search')}
          placeholder={t('menus.search')}
          value={search}
          onChange={({ target }) => setParams(target.value === '' ? [] : [['search', target.value]])}
        />
      </search>
      {actions.failure ? <Notice tone="danger">{actions.failure}</Notice> : null}
      {shown.length === 0 ? (
        <EmptyState
          title={t('menus.noMatch')}
          text={t('menus.noMatchText')}
          action={<Button onClick={clear}>{t('menus.clear')}</Button>}
        />
      ) : (
        <ul ref={list} className={styles.grid}>
          {shown.map((menu) => (
            <li key={menu.id}>
              <MenuCard menu={menu} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
