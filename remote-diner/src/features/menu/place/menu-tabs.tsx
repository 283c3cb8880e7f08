import { type PlacePage, placePath } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { useScheduleText } from '@tavolina/shared-ui';
import page from '../../../lib/page.module.css';
import styles from './place.module.css';

/** The menus of a place: each is an address of its page, so that they work before the page's code has come (product.md §452). */
export const MenuTabs = ({ place, menuId }: { place: PlacePage; menuId: string }) => {
  const { t } = useTranslation('diner');
  const scheduleText = useScheduleText();
  if (place.menus.length === 1) return null;
  return (
    <nav className={styles.tabs} aria-label={t('place.menus')}>
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
