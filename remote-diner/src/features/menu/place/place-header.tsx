import { type Menu, type PlacePage, picturesOf } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Cover, FoodPicture, Rating } from '@tavolina/shared-ui';
import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { FavouriteButton } from '../../../lib/favourites/favourite-button.tsx';
import { FromPrice } from '../../../lib/from-price.tsx';
import { SMALL_ICON } from '../../../lib/icon.ts';
import { OpeningBadge } from '../../../lib/opening/opening-badge.tsx';
import { itemsOf } from '../../../lib/pricing/dish-prices.ts';
import { useTextLanguage } from '../../../lib/reading/use-read-menu.ts';
import { BackToPlaces, HeaderPhone } from '../header-parts.tsx';
import styles from '../menu-header.module.css';
import { ShareButton } from '../share-button.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import { ABOUT } from './place-about.tsx';

/** Id of what a phone folds. */
const FACTS = 'place-facts';

/**
 * Name, rating, hours and ways to order of a place, and its menus as tabs. A phone folds its kitchen, address, number and
 * description, so that the first dish is in its first view (product.md §546).
 */
export const PlaceHeader = ({
  place,
  menuId,
  menu,
}: {
  place: PlacePage;
  /** Of the open tab. */
  menuId: string;
  /** The same, once it has come. */
  menu: Menu | undefined;
}) => {
  const { t } = useTranslation('diner');
  const langOf = useTextLanguage(place);
  const kitchens = [...place.cuisine_types.map((code) => t(`cuisine_type.${code}`, code)), place.price_range];
  const address = [place.address, place.city].filter(Boolean).join(', ');
  const ways = place.accepts_orders ? place.ways.map(({ fulfilment }) => t(`when.way.${fulfilment}`)) : [];
  const [isOpen, setIsOpen] = useState(false);
  const [picture] = [...(menu ? picturesOf(menu) : []), ...place.pictures];
  return (
    <header className={styles.hero}>
      <div className={styles.cover}>
        <FoodPicture
          eager
          sizes="(min-width: 1158px) 440px, (min-width: 640px) 38vw, 100vw"
          imageUrl={picture?.image_url}
          image={picture?.image}
          focus={picture?.focus}
        >
          <Cover
            name={place.name}
            cuisine={place.cuisine_types[0] ?? null}
            items={menu ? itemsOf(menu).map((item) => item.name) : []}
          />
        </FoodPicture>
      </div>
      <div className={styles.actions}>
        <BackToPlaces />
        <span className={styles.grow} />
        <FavouriteButton inRow place={{ id: place.id, name: place.name }} />
        <ShareButton title={place.name} />
      </div>
      <div className={styles.text}>
        <h1>{place.name}</h1>
        <div className={styles.meta}>
          {place.rating === null ? null : <Rating value={place.rating} count={place.reviews_count} />}
          <OpeningBadge state={place.opening} />
          <FromPrice price={place.from_price} />
        </div>
        <div className={styles.brief}>
          <span>{ways.length > 0 ? ways.join(FACT_SEPARATOR) : t('card.noOrders')}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={FACTS}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'place.less' : 'place.more')} <ChevronDown {...SMALL_ICON} />
          </button>
        </div>
        <div id={FACTS} className={styles.facts} data-open={isOpen || undefined}>
          <div className={styles.meta}>
            <span>{kitchens.filter(Boolean).join(FACT_SEPARATOR)}</span>
            <span className={styles.ways}>
              {place.accepts_orders ? (
                place.ways.map(({ fulfilment }) => (
                  <Badge key={fulfilment} tone="success">
                    {t(`place.way.${fulfilment}`)}
                  </Badge>
                ))
              ) : (
                <Badge tone="neutral">{t('card.noOrders')}</Badge>
              )}
            </span>
            {address ? (
              <a className={styles.place} href={`#${ABOUT}`}>
                <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
                {address}
              </a>
            ) : null}
            <HeaderPhone number={place.phone} />
          </div>
          {place.description ? <p lang={langOf({}, 'description')}>{place.description}</p> : null}
        </div>
        <MenuTabs place={place} menuId={menuId} />
      </div>
    </header>
  );
};
