import type { ExchangeRates, Menu } from '@tavolina/shared-api/contract';
import { useConnection, useTranslation } from '@tavolina/shared-api/runtime';
import { EmptyState, Notice } from '@tavolina/shared-ui';
import { lazy, Suspense, useMemo } from 'react';
import { CartChanges } from '../../lib/cart/cart-changes.tsx';
import { saveCart } from '../../lib/cart/cart-store.ts';
import { useLineSheet } from '../../lib/dish/use-line-sheet.tsx';
import { callOf } from '../../lib/opening/call-of.ts';
import { priceCart, withChangesAccepted } from '../../lib/pricing/price-cart.ts';
import { PrintedTimes } from '../../lib/served/printed-times.tsx';
import { useServed } from '../../lib/served/use-served.ts';
import { TableOfLink } from '../../lib/way/table-notice.tsx';
import { useWays } from '../../lib/way/way-store.ts';
import { CartPanel } from './cart/cart-panel.tsx';
import { CartSheet } from './cart/cart-sheet.tsx';
import { useMenuCart } from './cart/use-menu-cart.ts';
import { useOpenDish } from './dish/use-open-dish.tsx';
import styles from './menu.module.css';
import { MenuDishes } from './menu-dishes.tsx';
import { sectionsOf } from './menu-sections.ts';
import { MenuServed } from './menu-served.tsx';
import { PauseNotice } from './place-hours.tsx';
import { withFittingDefaults } from './search/menu-filter.ts';
import { useMenuFilter } from './search/use-menu-filter.ts';
import { DishShortcuts } from './shortcuts/dish-shortcuts.tsx';
import { ShortcutsRoom } from './shortcuts/shortcuts-room.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';

const OtherCartDialog = lazy(async () => ({
  default: (await import('./cart/other-cart-dialog.tsx')).OtherCartDialog,
}));

/** What has arrived of a menu: its dishes and, where the place takes orders, the cart (product.md §25). */
export const MenuContent = ({ menu, rates }: { menu: Menu; rates: ExchangeRates }) => {
  const { t } = useTranslation('diner');
  const connection = useConnection();
  const { minute, servedOf } = useServed(menu);
  const { cart, add, addLine, question } = useMenuCart(menu);
  const { openLine, sheet } = useLineSheet(cart, rates.rates, saveCart);
  const { filter } = useMenuFilter();
  const fitting = useMemo(() => withFittingDefaults(menu, filter), [menu, filter]);
  const asked = question ? (
    <Suspense>
      <OtherCartDialog
        other={question.other}
        place={menu.business.name}
        onConfirm={question.confirm}
        onClose={question.close}
      />
    </Suspense>
  ) : null;
  const { open, dish } = useOpenDish(fitting, {
    cart,
    rates: rates.rates,
    onDone: addLine,
    above: asked,
  });
  const reached = { cart, filter, rates: rates.rates, servedOf, addLine, open };
  const { groups, offered, orderedBefore, take } = useShortcuts(fitting, reached);
  const live = new Map([[menu.id, menu]]);
  const priced = priceCart(cart, live, rates.rates);
  const sections = useMemo(() => sectionsOf(menu, t('menu.otherItems')), [menu, t]);
  const { accepts_orders: takesOrders, opening, phone } = menu.business;
  const isSeated = useWays(({ tables }) => tables[menu.business.id] !== undefined);
  const call = callOf(opening, phone, isSeated);
  const shortcuts = { menu, cart, rates: rates.rates, groups };
  const offers = (
    <DishShortcuts
      {...shortcuts}
      title={t('cart.goesWell')}
      Heading="h3"
      items={offered}
      onTake={(item) => take(item, true)}
    />
  );
  const handleAccept = (): void => saveCart(withChangesAccepted(cart, live, rates.rates));
  const shownCart = {
    cart,
    priced,
    rates: rates.rates,
    onChange: saveCart,
    onAccept: handleAccept,
    opening,
    call,
    minute,
    offers,
  };

  if (sections.length === 0) return <EmptyState title={t('menu.empty')} text={t('menu.emptyText')} />;
  return (
    <>
      <div className={styles.notices}>
        {connection === 'up' ? null : <Notice tone="attention">{t(`menu.${connection}`)}</Notice>}
        <MenuServed menu={menu} minute={minute} />
        {takesOrders ? <PauseNotice opening={opening} call={call} /> : null}
        {takesOrders ? <TableOfLink businessId={menu.business.id} /> : null}
        {takesOrders ? (
          <div className={styles.narrow}>
            <CartChanges cart={cart} priced={priced} onAccept={handleAccept} onChoose={openLine} />
          </div>
        ) : (
          <Notice tone="info">{t('menu.readingOnly')}</Notice>
        )}
      </div>
      <PrintedTimes schedule={menu.schedule} />
      <div className={styles.layout} data-orders={takesOrders || undefined}>
        <MenuDishes
          menu={menu}
          sections={sections}
          rates={rates}
          cart={cart}
          servedOf={servedOf}
          onAdd={add}
          onChoose={open}
          orderedBefore={
            orderedBefore.length > 0 ? (
              <DishShortcuts
                {...shortcuts}
                title={t('menu.orderedBefore')}
                Heading="h2"
                items={orderedBefore}
                onTake={(item) => take(item, false)}
              />
            ) : takesOrders ? (
              <ShortcutsRoom title={t('menu.orderedBefore')} menuId={menu.id} />
            ) : null
          }
        />
        {takesOrders ? <CartPanel {...shownCart} /> : null}
      </div>
      {takesOrders ? <CartSheet {...shownCart} /> : null}
      {sheet}
      {dish}
      {dish ? null : asked}
    </>
  );
};
