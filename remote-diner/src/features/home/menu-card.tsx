import type { MenuCard as MenuCardData } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Cover, FoodPicture } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import styles from '../../lib/food-card.module.css';
import { MenuLink } from '../../lib/menu-link.tsx';

/** A menu in a grid; the whole card leads to it. */
export const MenuCard = ({ menu }: { menu: MenuCardData }) => {
  const { t } = useTranslation('diner');
  return (
    <article className={styles.card}>
      <FoodPicture ratio="16 / 10" imageUrl={menu.image_url} image={menu.image}>
        <Cover name={menu.owner.business_name} cuisine={menu.cuisine_type} items={menu.item_names} />
      </FoodPicture>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3>{menu.title}</h3>
          <span className={styles.muted}>{menu.price_range}</span>
        </div>
        <strong>{menu.owner.business_name}</strong>
        <p className={styles.description}>{menu.description}</p>
        <p className={styles.address}>
          <MapPin size={14} strokeWidth={1.75} aria-hidden="true" /> {menu.owner.address}
        </p>
        <div className={styles.foot}>
          <div className={styles.tags}>
            {menu.cuisine_type ? <span>{t(`cuisine_type.${menu.cuisine_type}`)}</span> : null}
            {menu.category ? <span>{t(`category.${menu.category}`)}</span> : null}
          </div>
          <MenuLink
            className={clsx(styles.stretched, styles.view)}
            menuId={menu.id}
            aria-label={t('card.viewMenu', { title: menu.title, place: menu.owner.business_name })}
          >
            {t('card.view')}
          </MenuLink>
        </div>
      </div>
    </article>
  );
};
