import { LIMITS, type RestaurantCard as RestaurantCardData } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, FoodCard, foodCard, Rating } from '@tavolina/shared-ui';
import { Flame, MapPin } from 'lucide-react';
import styles from '../../lib/card.module.css';
import { Matches } from '../../lib/matches.tsx';
import { MenuLink } from '../../lib/menu-link.tsx';
import { Distance } from '../../lib/near/distance.tsx';
import { OpeningBadge } from '../../lib/opening/opening-badge.tsx';
import { OrdersBadge } from '../../lib/orders-badge.tsx';

/** Menus of a place that its card names; of the rest it gives the number (product.md §12). */
const SHOWN_MENUS = 3;

/** A place in the list: it leads to its first menu, and each menu has a link of its own. */
export const RestaurantCard = ({ place }: { place: RestaurantCardData }) => {
  const { t } = useTranslation('diner');
  const shown = place.menus.slice(0, SHOWN_MENUS);
  const more = place.menus.length - shown.length;
  const kitchens = place.cuisine_types.map((code) => t(`cuisine_type.${code}`, code)).join(' · ');
  return (
    <FoodCard
      place={place.business_name}
      cuisine={place.cuisine_types[0] ?? null}
      items={place.item_names}
      imageUrl={place.image_url}
      image={place.image}
    >
      {place.rating !== null && place.rating >= LIMITS.trendingRating ? (
        <span className={styles.trend}>
          <Badge tone="outline" icon={<Flame size={15} strokeWidth={1.75} aria-hidden="true" />}>
            {t('card.trending')}
          </Badge>
        </span>
      ) : null}
      <h2>
        <MenuLink className={foodCard.link} menuId={place.menus[0]?.id ?? ''}>
          {place.business_name}
        </MenuLink>
      </h2>
      <div className={styles.line}>
        {place.rating === null ? (
          <Badge tone="info">{t('card.new')}</Badge>
        ) : (
          <Rating value={place.rating} count={place.reviews_count} />
        )}
        <OrdersBadge isOpen={place.accepts_orders && place.call_number === undefined} />
        <OpeningBadge state={place} />
        <span className={foodCard.muted}>{[kitchens, place.price_range].filter(Boolean).join(' · ')}</span>
      </div>
      <p className={foodCard.description}>{place.description}</p>
      <p className={styles.address}>
        <MapPin size={14} strokeWidth={1.75} aria-hidden="true" />{' '}
        <span>{[place.address, place.city].filter(Boolean).join(', ')}</span>
        <Distance metres={place.distance_m} />
      </p>
      <Matches
        matches={place.matches}
        shown={[place.business_name, ...shown.map(({ title }) => title), ...place.cuisine_types]}
      />
      <div className={styles.tags}>
        {shown.map((menu) => (
          <MenuLink key={menu.id} menuId={menu.id}>
            {menu.title}
          </MenuLink>
        ))}
        {more > 0 ? <span>{t('card.more', { count: more })}</span> : null}
      </div>
    </FoodCard>
  );
};
