import type { FoundMenu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { FoodCard, foodCard } from '@tavolina/shared-ui';
import clsx from 'clsx';
import styles from '../../lib/card.module.css';
import { CardAddress } from '../../lib/card-address.tsx';
import { Matches } from '../../lib/matches.tsx';
import { MenuLink } from '../../lib/menu-link.tsx';
import { PlaceFacts } from '../../lib/place-facts.tsx';
import { PlaceLink } from '../../lib/place-link.tsx';
import { PopularDishes } from '../../lib/popular-dishes.tsx';
import { useText } from '../../lib/reading/use-text.ts';

/** A menu in a grid: its place first; the whole card leads to the menu (product.md §455). */
export const MenuCard = ({ menu }: { menu: FoundMenu }) => {
  const { t } = useTranslation('diner');
  const text = useText(menu);
  const title = text(menu, 'title');
  return (
    <FoodCard
      place={menu.owner.business_name}
      cuisine={menu.cuisine_type}
      items={menu.item_names}
      imageUrl={menu.image_url}
      image={menu.image}
    >
      <div className={styles.top}>
        <h3>
          <PlaceLink className={styles.own} slug={menu.place_slug} menuId={menu.id}>
            {menu.owner.business_name}
          </PlaceLink>
        </h3>
        <span className={foodCard.muted}>{menu.price_range}</span>
      </div>
      <PlaceFacts state={menu} price={menu.price} takesOrders={menu.accepts_orders} />
      <strong {...title} />
      <p className={foodCard.description} {...text(menu, 'description')} />
      <CardAddress address={menu.owner.address} city={menu.owner.city} metres={menu.distance_m} />
      <PopularDishes card={menu} text={text} />
      <Matches
        matches={menu.matches}
        text={text}
        shown={[menu.owner.business_name, title.children, menu.cuisine_type, menu.category]}
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
          aria-label={t('card.viewMenu', { title: title.children, place: menu.owner.business_name })}
        >
          {t('card.view')}
        </MenuLink>
      </div>
    </FoodCard>
  );
};
