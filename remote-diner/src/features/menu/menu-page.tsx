import { type ExchangeRates, euroFollowsRate, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, formatDay, formatMoney, Notice } from '@tavolina/shared-ui';
import { lazy, Suspense } from 'react';
import { withQuantity } from '../../lib/cart/cart.ts';
import { CartChanges } from '../../lib/cart/cart-changes.tsx';
import { saveCart } from '../../lib/cart/cart-store.ts';
import page from '../../lib/page.module.css';
import { itemsOf, priceCart, withChangesAccepted } from '../../lib/pricing/price-cart.ts';
import { useConnection } from '../../lib/use-connection.ts';
import { CartPanel } from './cart-panel.tsx';
import { CartSheet } from './cart-sheet.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { DishQuantity } from './dish-quantity.tsx';
import { DishRow } from './dish-row.tsx';
import styles from './menu.module.css';
import { MenuHeader } from './menu-header.tsx';
import { sectionAnchor, sectionsOf } from './menu-sections.ts';
import { SectionRail } from './section-rail.tsx';
import { useMenuCart } from './use-menu-cart.ts';

const OtherCartDialog = lazy(async () => ({
  default: (await import('./other-cart-dialog.tsx')).OtherCartDialog,
}));

/** A menu that has arrived: its dishes and, where the place takes orders, the cart (product.md §25). */
export const MenuPage = ({ menu, rates }: { menu: Menu; rates: ExchangeRates }) => {
  const { t, i18n } = useTranslation('diner');
  const connection = useConnection();
  const { cart, add, question } = useMenuCart(menu);
  const live = new Map([[menu.id, menu]]);
  const priced = priceCart(cart, live, rates.rates);
  const sections = sectionsOf(menu, t('menu.otherItems'));
  const takesOrders = menu.business.accepts_orders;
  // Beside euro stand lek, beside any other currency stand euro.
  const converted = cart.currency === 'EUR' ? 'ALL' : cart.currency;
  const hasOwnEuro = !itemsOf(menu).every((item) => euroFollowsRate(item, converted, rates.rates));
  const handleAccept = (): void => saveCart(withChangesAccepted(cart, live));

  if (sections.length === 0) {
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
      <div className={styles.notices}>
        {connection === 'up' ? null : <Notice tone="attention">{t(`menu.${connection}`)}</Notice>}
        {takesOrders ? (
          <div className={styles.narrow}>
            <CartChanges cart={cart} priced={priced} onAccept={handleAccept} />
          </div>
        ) : (
          <Notice tone="info">{t('menu.readingOnly')}</Notice>
        )}
      </div>
      <div className={styles.layout} data-orders={takesOrders || undefined}>
        <div className={styles.dishes}>
          <SectionRail sections={sections} />
          <div>
            {sections.map(({ id, title, items }, index) => (
              <section key={id} id={sectionAnchor(id)} className={styles.section} aria-label={title}>
                <div className={styles.head}>
                  <h2>{title}</h2>
                  {index === 0 ? (
                    <CurrencyChoice
                      value={cart.currency}
                      onChange={(currency) => saveCart({ ...cart, currency })}
                    />
                  ) : null}
                </div>
                {index === 0 ? (
                  <p className={styles.rate}>
                    {t('menu.rate', {
                      rate: formatMoney(rates.rates[converted], converted, i18n.language),
                      date: formatDay(rates.date),
                    })}
                    {hasOwnEuro ? ` · ${t('tracking.ownEuro')}` : null}
                  </p>
                ) : null}
                <ul>
                  {items.map((item) => (
                    <DishRow
                      key={item.id}
                      item={item}
                      menu={menu}
                      currency={cart.currency}
                      rates={rates.rates}
                      quantity={
                        takesOrders ? (
                          <DishQuantity
                            id={item.id}
                            name={item.name}
                            count={cart.lines.find((line) => line.itemId === item.id)?.quantity ?? 0}
                            onAdd={() => add(item)}
                            onCount={(count) => saveCart(withQuantity(cart, item.id, count))}
                          />
                        ) : null
                      }
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        {takesOrders ? (
          <CartPanel cart={cart} priced={priced} onChange={saveCart} onAccept={handleAccept} />
        ) : null}
      </div>
      {takesOrders ? (
        <CartSheet cart={cart} priced={priced} onChange={saveCart} onAccept={handleAccept} />
      ) : null}
      {question ? (
        <Suspense>
          <OtherCartDialog
            other={question.other}
            place={menu.business.name}
            onConfirm={question.confirm}
            onClose={question.close}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
