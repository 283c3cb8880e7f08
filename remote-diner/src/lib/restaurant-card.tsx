import { LIMITS, type RestaurantCard as RestaurantCardData } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, FoodCard, foodCard, Rating, visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import { Flame } from 'lucide-react';
import styles from './card.module.css';
import { CardAddress } from './card-address.tsx';
import { FACT_SEPARATOR } from './fact-separator.ts';
import { FavouriteButton } from './favourites/favourite-button.tsx';
import { Matches } from './matches.tsx';
import { MenuLink } from './menu-link.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceLink } from './place-link.tsx';
import { PopularDishes } from './popular-dishes.tsx';
import { useText } from './reading/use-text.ts';

/** Menus of a place that its card names; of the rest it gives the number (product.md §12). */
const SHOWN_MENUS = 3;

/** A place in the list: it leads to its page, and each menu has a link of its own (product.md §455). */
export const RestaurantCard = ({ place }: { place: RestaurantCardData }) => {
  const { t } = useTranslation('diner');
  const text = useText(place);
  const shown = place.menus.slice(0, SHOWN_MENUS);
  const more = place.menus.length - shown.length;
  const kitchens = place.cuisine_types.map((code) => t(`cuisine_type.${code}`, code)).join(FACT_SEPARATOR);
  return (
    <FoodCard
      place={place.business_name}
      cuisine={place.cuisine_types[0] ?? null}
      items={place.item_names}
      imageUrl={place.image_url}
      image={place.image}
    >
      <FavouriteButton place={{ id: place.id, name: place.business_name }} />
      {place.rating !== null && place.rating >= LIMITS.trendingRating ? (
        <span className={styles.trend}>
          <Badge tone="outline" icon={<Flame size={15} strokeWidth={1.75} aria-hidden="true" />}>
            <span className={visuallyHiddenOnPhones}>{t('card.trending')}</span>
          </Badge>
        </span>
      ) : null}
      <div className={styles.top}>
        <h2>
          <PlaceLink className={foodCard.link} slug={place.slug} menuId={place.menus[0]?.id ?? ''}>
            {place.business_name}
          </PlaceLink>
        </h2>
        {place.rating === null ? (
          <Badge tone="info">{t('card.new')}</Badge>
        ) : (
          <Rating value={place.rating} count={place.reviews_count} />
        )}
      </div>
      <PlaceFacts state={place} price={place.from_price} takesOrders={place.accepts_orders} />
      <div className={styles.kind}>
        <span className={foodCard.muted}>
          {[kitchens, place.price_range].filter(Boolean).join(FACT_SEPARATOR)}
        </span>
        <p className={foodCard.description}>{place.description}</p>
        <CardAddress address={place.address} city={place.city} metres={place.distance_m} />
      </div>
      <PopularDishes card={place} text={text} />
      <Matches
        matches={place.matches}
        text={text}
        shown={[
          place.business_name,
          ...shown.map((menu) => text(menu, 'title').children),
          ...place.cuisine_types,
        ]}
      />
      <div className={styles.tags}>
        {shown.map((menu) => (
          <MenuLink key={menu.id} menuId={menu.id} {...text(menu, 'title')} />
        ))}
        {more > 0 ? <span>{t('card.more', { count: more })}</span> : null}
      </div>
    </FoodCard>
  );
};
