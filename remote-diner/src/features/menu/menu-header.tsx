import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Cover, PageHeader, Rating } from '@tavolina/shared-ui';
import { MapPin } from 'lucide-react';
import { itemsOf } from '../../lib/pricing/price-cart.ts';
import styles from './menu.module.css';

/** The place a menu belongs to: name, rating, kitchen, address and its table. */
export const MenuHeader = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('diner');
  const { business } = menu;
  const kitchen = [menu.cuisine_type && t(`cuisine_type.${menu.cuisine_type}`), menu.price_range]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={styles.hero}>
      <PageHeader
        title={business.name}
        back={{ to: '/restaurants', label: t('frame.restaurants') }}
        context={
          <>
            <div className={styles.meta}>
              {business.rating === null ? null : (
                <Rating value={business.rating} count={business.reviews_count} />
              )}
              <span>{kitchen}</span>
              <span className={styles.place}>
                <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
                {[business.address, business.city].filter(Boolean).join(', ')}
              </span>
            </div>
            <p>{menu.description || business.description}</p>
          </>
        }
      />
      <div className={styles.cover}>
        <Cover
          name={business.name}
          cuisine={menu.cuisine_type}
          items={itemsOf(menu).map((item) => item.name)}
        />
      </div>
    </div>
  );
};
