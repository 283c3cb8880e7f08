import type { PlacesView } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { LayoutGrid, Map as MapIcon } from 'lucide-react';
import page from '../../lib/page.module.css';
import styles from './restaurants.module.css';

const VIEWS = [
  { name: 'list', Icon: LayoutGrid },
  { name: 'map', Icon: MapIcon },
] as const;

/** Cards or a map: two addresses of the same places (product.md §262). */
export const ViewSwitch = ({
  view,
  addressIn,
}: {
  view: PlacesView;
  addressIn: (view: PlacesView) => { pathname: string; search: string };
}) => {
  const { t } = useTranslation('diner');
  return (
    <nav className={styles.views} aria-label={t('map.views')}>
      {VIEWS.map(({ name, Icon }) => (
        <Link
          key={name}
          className={page.pill}
          to={addressIn(name)}
          preventScrollReset
          aria-current={name === view ? 'page' : undefined}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {t(`map.view.${name}`)}
        </Link>
      ))}
    </nav>
  );
};
