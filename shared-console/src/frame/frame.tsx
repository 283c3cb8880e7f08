import { useAuth } from '@tavolina/shared-api/auth';
import { Link, lazyPart, NavLink, Outlet, useLocation } from '@tavolina/shared-api/runtime';
import { Logo, visuallyHidden } from '@tavolina/shared-ui';
import { BookOpen, Clock, CookingPot, LayoutDashboard, UserRound, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useBell } from '../bell/use-bell.ts';
import { useTheme } from '../device/theme.ts';
import { FreshOrdersContext } from '../orders/fresh-orders-context.ts';
import { LiveOrdersContext } from '../orders/live-orders-context.ts';
import { POLL_MS, useLiveOrders } from '../orders/use-live-orders.ts';
import { useUnseenOrders } from '../orders/use-unseen-orders.ts';
import { ICON, MEDIUM_ICON } from '../page/icon.ts';
import { PATHS } from '../page/paths.ts';
import { useAcceptsOrders } from '../place/accepts-orders.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './frame.module.css';
import { NewOrdersBar } from './new-orders-bar.tsx';
import { OrdersLink } from './orders-link.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { PausedBar } from './paused-bar.tsx';
import { UnattendedBar } from './unattended-bar.tsx';
import { useHeartbeat } from './use-heartbeat.ts';

const Toasts = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).Toasts);

/** Header around every owner page, the stream that keeps their orders up to date, and what it has to say. */
export const Frame = () => {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const isMenus = /^(\/business)?\/menus/.test(pathname);
  // That page says in full what it knows and what it does not (product.md §336).
  const saysItself = pathname === PATHS.kitchen;
  const acceptsOrders = useAcceptsOrders();

  const [arrival, setArrival] = useState<string>();
  const { unseen, see, remind } = useUnseenOrders(acceptsOrders);
  const { isLive, fresh } = useLiveOrders({ onArrival: setArrival, onUnanswered: remind });
  const isView = useAuth((auth) => auth.isView);
  // Support that looks is nobody who answers orders (product.md §701).
  useHeartbeat(acceptsOrders && !isView);
  useTheme();
  const bell = useBell(unseen.length > 0);

  // What nobody has seen is new however long ago it came.
  const marked = new Map([...fresh, ...unseen.map((id) => [id, 'new'] as const)]);

  return (
    <LiveOrdersContext value={{ isLive, unseen, ...bell }}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo to={PATHS.dashboard()} />
          <span className={styles.product}>{t('frame.product')}</span>
          <nav className={styles.nav} aria-label={t('frame.navigation')}>
            <NavLink to={PATHS.dashboard()}>
              <LayoutDashboard {...ICON} /> {t('frame.dashboard')}
            </NavLink>
            {acceptsOrders ? <OrdersLink /> : null}
            {acceptsOrders ? (
              <NavLink to={PATHS.kitchen} className={styles.wide ?? ''}>
                <CookingPot {...ICON} /> {t('kitchen.title')}
              </NavLink>
            ) : null}
            <Link to={PATHS.menus} aria-current={isMenus ? 'page' : undefined}>
              <BookOpen {...ICON} /> {t('frame.menus')}
            </Link>
            <NavLink to={PATHS.hours()}>
              <Clock {...ICON} /> {t('frame.hours')}
            </NavLink>
            <NavLink to={PATHS.account} className={styles.thumb ?? ''}>
              <UserRound {...ICON} /> {t('account.title')}
            </NavLink>
          </nav>
          <OwnerMenu acceptsOrders={acceptsOrders} />
        </div>
      </header>
      {isLive || saysItself ? null : (
        <output className={styles.lost}>
          <WifiOff {...MEDIUM_ICON} /> {t('frame.notLive', { seconds: POLL_MS / 1_000 })}
        </output>
      )}
      {acceptsOrders ? <PausedBar /> : null}
      {acceptsOrders ? <UnattendedBar /> : null}
      <NewOrdersBar ids={unseen} onSeen={see} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <FreshOrdersContext value={marked}>
          <Outlet />
        </FreshOrdersContext>
      </main>
      {/* The bar above is seen; in a rush more news would lie over the orders. */}
      <output className={visuallyHidden}>{arrival ? `${t('frame.arrived')} ${arrival}` : null}</output>
      <Toasts />
    </LiveOrdersContext>
  );
};
