import { type PlacePage, placePath } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { useScheduleText } from '@tavolina/shared-ui';
import { useEffect, useRef } from 'react';
import page from '../../../lib/page.module.css';
import { showInRow } from '../show-in-row.ts';
import styles from './place.module.css';

/** The menus of a place: each is an address of its page, so that they work before the page's code has come (product.md §452). */
export const MenuTabs = ({ place, menuId }: { place: PlacePage; menuId: string }) => {
  const { t } = useTranslation('diner');
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
      {place.menus.map(({ id, title, schedule }) => (
        <Link
          key={id}
          className={page.pill}
          to={{
            pathname: placePath(place.slug),
            search: id === place.current_menu_id ? '' : `?menu=${id}`,
          }}
          preventScrollReset
          aria-current={id === menuId ? 'page' : undefined}
        >
          {title}
          {schedule ? <small>{scheduleText(schedule)}</small> : null}
        </Link>
      ))}
    </nav>
  );
};
