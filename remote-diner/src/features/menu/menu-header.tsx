import { type Menu, placePath } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Cover, FoodPicture, Rating, useScheduleText } from '@tavolina/shared-ui';
import { MapPin } from 'lucide-react';
import { MenuLink } from '../../lib/menu-link.tsx';
import page from '../../lib/page.module.css';
import { itemsOf } from '../../lib/pricing/dish-prices.ts';
import { useTextLanguage } from '../../lib/reading/use-read-menu.ts';
import { useText } from '../../lib/reading/use-text.ts';
import { BackToPlaces, HeaderPhone } from './header-parts.tsx';
import styles from './menu-header.module.css';
import { PlaceHours } from './place-hours.tsx';
import { PrintButton } from './print-button.tsx';
import { ShareButton } from './share-button.tsx';

/** The place a menu belongs to: name, rating, kitchen, address and its table. */
export const MenuHeader = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('diner');
  const langOf = useTextLanguage(menu);
  const text = useText(menu);
  const scheduleText = useScheduleText();
  const { business } = menu;
  const kitchen = [
    menu.cuisine_type && t(`cuisine_type.${menu.cuisine_type}`, menu.cuisine_type),
    menu.price_range,
  ]
    .filter(Boolean)
    .join(' · ');
  const address = [business.address, business.city].filter(Boolean).join(', ');
  return (
    <header className={styles.hero}>
      <div className={styles.cover}>
        <FoodPicture
          eager
          sizes="(min-width: 1158px) 440px, (min-width: 640px) 38vw, 100vw"
          imageUrl={menu.image_url}
          image={menu.image}
        >
          <Cover
            name={business.name}
            cuisine={menu.cuisine_type}
            items={itemsOf(menu).map((item) => item.name)}
          />
        </FoodPicture>
      </div>
      <div className={styles.actions}>
        <BackToPlaces />
        <span className={styles.grow} />
        <PrintButton />
        <ShareButton title={`${business.name}, ${menu.title}`} />
      </div>
      <div className={styles.text}>
        <h1>{business.name}</h1>
        <div className={styles.meta}>
          {business.rating === null ? null : (
            <Rating value={business.rating} count={business.reviews_count} />
          )}
          {kitchen ? <span>{kitchen}</span> : null}
          {address ? (
            <span className={styles.place}>
              <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
              {address}
            </span>
          ) : null}
          <HeaderPhone number={business.phone} />
        </div>
        {business.opening ? <PlaceHours opening={business.opening} /> : null}
        <p>
          <strong lang={langOf(menu, 'title')}>{menu.title}.</strong>{' '}
          <span lang={langOf(menu.description ? menu : {}, 'description')}>
            {menu.description || business.description}
          </span>
        </p>
        {business.slug === undefined ? null : (
          <Link className={styles.toPlace} to={placePath(business.slug)}>
            {t('place.about')}
          </Link>
        )}
        {business.other_menus && business.other_menus.length > 0 ? (
          <nav className={styles.others} aria-label={t('menu.others')}>
            <span aria-hidden="true">{t('menu.others')}</span>
            {business.other_menus.map((other) => (
              <MenuLink key={other.id} menuId={other.id} className={page.pill}>
                <span {...text(other, 'title')} />
                {other.schedule ? <small>{scheduleText(other.schedule)}</small> : null}
              </MenuLink>
            ))}
          </nav>
        ) : null}
      </div>
    </header>
  );
};
