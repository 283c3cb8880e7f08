import type { FoundMenu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { FoodCard, foodCard } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import styles from '../../lib/card.module.css';
import { Matches } from '../../lib/matches.tsx';
import { MenuLink } from '../../lib/menu-link.tsx';
import { Distance } from '../../lib/near/distance.tsx';
import { OpeningBadge } from '../../lib/opening/opening-badge.tsx';
import { OrdersBadge } from '../../lib/orders-badge.tsx';

/** A menu in a grid; the whole card leads to it. */
export const MenuCard = ({ menu }: { menu: FoundMenu }) => {
  const { t } = useTranslation('diner');
  return (
    <FoodCard
      place={menu.owner.business_name}
      cuisine={menu.cuisine_type}
      items={menu.item_names}
      imageUrl={menu.image_url}
      image={menu.image}
    >
      <div className={styles.head}>
        <h3>{menu.title}</h3>
        <span className={foodCard.muted}>{menu.price_range}</span>
      </div>
      <div className={styles.line}>
        <strong>{menu.owner.business_name}</strong>{' '}
        <OrdersBadge isOpen={menu.accepts_orders && menu.call_number === undefined} />
        <OpeningBadge state={menu} />
      </div>
      <p className={foodCard.description}>{menu.description}</p>
      <p className={styles.address}>
        <MapPin size={14} strokeWidth={1.75} aria-hidden="true" />{' '}
        <span>{[menu.owner.address, menu.owner.city].filter(Boolean).join(', ')}</span>
        <Distance metres={menu.distance_m} />
      </p>
      <Matches
        matches={menu.matches}
        shown={[menu.owner.business_name, menu.title, menu.cuisine_type, menu.category]}
      />
      <div className={styles.foot}>
        <div className={styles.tags}>
          {menu.cuisine_type ? (
            <span>{t(`cuisine_type.${menu.cuisine_type}`, menu.cuisine_type)}</span>
          ) : null}
          {menu.category ? <span>{t(`category.${menu.category}`, menu.category)}</span> : null}
        </div>
        <MenuLink
          className={clsx(foodCard.link, styles.view)}
          menuId={menu.id}
          aria-label={t('card.viewMenu', { title: menu.title, place: menu.owner.business_name })}
        >
          {t('card.view')}
        </MenuLink>
      </div>
    </FoodCard>
  );
};
