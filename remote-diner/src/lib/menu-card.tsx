import type { MenuCard as MenuCardData } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Cover } from '@tavolina/shared-ui';
import { MapPin } from 'lucide-react';
import styles from './food-card.module.css';

/** A menu in a grid; the whole card leads to it. */
export const MenuCard = ({ menu }: { menu: MenuCardData }) => {
  const { t } = useTranslation('diner');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Cover name={menu.owner.business_name} cuisine={menu.cuisine_type} items={menu.item_names} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>
            <Link
              to={`/menu/${menu.id}`}
              aria-label={t('card.viewMenu', { title: menu.title, place: menu.owner.business_name })}
            >
              {menu.title}
            </Link>
          </h3>
          <span className={styles.muted}>{menu.price_range}</span>
        </div>
        <strong>{menu.owner.business_name}</strong>
        <p className={styles.description}>{menu.description}</p>
        <p className={styles.address}>
          <MapPin size={14} strokeWidth={1.75} aria-hidden="true" /> {menu.owner.address}
        </p>
        <div className={styles.tags}>
          {menu.cuisine_type ? <span>{t(`cuisine_type.${menu.cuisine_type}`)}</span> : null}
          {menu.category ? <span>{t(`category.${menu.category}`)}</span> : null}
        </div>
      </div>
    </article>
  );
};
