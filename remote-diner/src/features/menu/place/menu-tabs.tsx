import { type PlacePage, placePath } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { useScheduleText } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import page from '../../../lib/page.module.css';
import { useText } from '../../../lib/reading/use-text.ts';
import { showInRow } from '../show-in-row.ts';
import styles from './place.module.css';

/** The menus of a place: each is an address of its page, so that they work before the page's code has come (product.md §452). */
export const MenuTabs = ({ place, menuId }: { place: PlacePage; menuId: string }) => {
  const { t } = useTranslation('diner');
  const text = useText(place);
  const scheduleText = useScheduleText();
  const tabs = useRef<HTMLElement>(null);
  // The open one may stand beyond the edge of a phone.
  const openTab = place.menus.findIndex(({ id }) => id === menuId);
  useEffect(() => {
    const open = tabs.current?.querySelectorAll('a')[openTab];
    if (tabs.current && open) showInRow(tabs.current, open);
  }, [openTab]);
  if (place.menus.length === 1) return null;
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={t('place.menus')}>
      {place.menus.map((menu) => (
        <Link
          key={menu.id}
          className={page.pill}
          to={{
            pathname: placePath(place.slug),
            search: menu.id === place.current_menu_id ? '' : `?menu=${menu.id}`,
          }}
          preventScrollReset
          aria-current={menu.id === menuId ? 'page' : undefined}
        >
          <span {...text(menu, 'title')} />
          {menu.schedule ? <small>{scheduleText(menu.schedule)}</small> : null}
        </Link>
      ))}
    </nav>
  );
};
