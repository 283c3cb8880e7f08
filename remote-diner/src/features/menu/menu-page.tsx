import { CURRENCIES, type Currency, type ExchangeRates, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { currencySign, EmptyState, Notice, SegmentedControl } from '@tavolina/shared-ui';
import { type Cart, withQuantity } from '../../lib/cart/cart.ts';
import { saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import page from '../../lib/page.module.css';
import { itemsOf, openingCurrency, priceCart } from '../../lib/pricing/price-cart.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSheet } from './cart-sheet.tsx';
import { DishRow } from './dish-row.tsx';
import styles from './menu.module.css';
import { MenuHeader } from './menu-header.tsx';

/** Id of the pseudo-section that holds a menu's standalone items. */
const OTHER_ITEMS = '-1';

const sectionsOf = (menu: Menu, otherTitle: string) =>
  [
    ...menu.sections.map(({ id, title, items }) => ({ id, title, items })),
    { id: OTHER_ITEMS, title: otherTitle, items: menu.items },
  ].filter(({ items }) => items.length > 0);

/** A menu that has arrived: its dishes and, where the place takes orders, the cart. */
export const MenuPage = ({ menu, rates }: { menu: Menu; rates: ExchangeRates }) => {
  const { t } = useTranslation('diner');
  const kept = useCarts((state) => state.carts[menu.business.id]);
  // A cart of another menu of this place begins anew: dishes of two menus do not mix in one order.
  const cart: Cart =
    kept?.menuId === menu.id
      ? kept
      : {
          businessId: menu.business.id,
          menuId: menu.id,
          currency: kept?.currency ?? openingCurrency(menu),
          lines: [],
        };
  const priced = priceCart(cart, menu, rates.rates);
  const sections = sectionsOf(menu, t('menu.otherItems'));
  const takesOrders = menu.business.accepts_orders;

  if (itemsOf(menu).length === 0) {
    return (
      <div className={page.page}>
        <MenuHeader menu={menu} />
        <EmptyState title={t('menu.empty')} text={t('menu.emptyText')} />
      </div>
    );
  }
  return (
    <div className={page.page}>
      <MenuHeader menu={menu} />
      {takesOrders ? null : <Notice tone="info">{t('menu.readingOnly')}</Notice>}
      <div className={styles.layout}>
        <div>
          <nav className={styles.rail} aria-label={t('menu.sections')}>
            {sections.map(({ id, title }) => (
              <a key={id} href={`#section-${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <div className={styles.currency}>
            <span aria-hidden="true">{t('menu.pricesIn')}</span>
            <SegmentedControl<Currency>
              label={t('menu.pricesIn')}
              value={cart.currency}
              options={CURRENCIES.map((value) => ({
                value,
                label: currencySign(value),
                name: t(`currency.${value}`),
              }))}
              onChange={(currency) => saveCart({ ...cart, currency })}
            />
          </div>
          {sections.map(({ id, title, items }) => (
            <section key={id} id={`section-${id}`} className={styles.section}>
              <h2>{title}</h2>
              <ul>
                {items.map((item) => {
                  const count = cart.lines.find((line) => line.itemId === item.id)?.quantity ?? 0;
                  return (
                    <DishRow
                      key={item.id}
                      item={item}
                      menu={menu}
                      currency={cart.currency}
                      rates={rates.rates}
                      count={count}
                      onAdd={takesOrders ? () => saveCart(withQuantity(cart, item, count + 1)) : undefined}
                    />
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
        {takesOrders ? (
          <aside className={styles.cart} aria-label={t('cart.title')}>
            <h2>{t('cart.title')}</h2>
            <CartLines cart={cart} priced={priced} onChange={saveCart} />
          </aside>
        ) : null}
      </div>
      {takesOrders ? <CartSheet cart={cart} priced={priced} onChange={saveCart} /> : null}
    </div>
  );
};
