import { hasTier, signOut, useAuth } from '@tavolina/shared-api/auth';
import { logout } from '@tavolina/shared-api/client';
import {
  NavLink,
  Outlet,
  useNavigate,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Button, IconButton, Logo } from '@tavolina/shared-ui';
import { Languages, LogOut, ReceiptText, WifiOff } from 'lucide-react';
import { ordersQuery, profileQuery } from '../lib/orders-query.ts';
import { PATHS } from '../lib/paths.ts';
import styles from './frame.module.css';
import { useLiveOrders } from './use-live-orders.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const OrdersLink = () => {
  const { t } = useTranslation('business');
  const { data } = useQuery(ordersQuery);
  const waiting = data?.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <NavLink to={PATHS.orders}>
      <ReceiptText {...ICON} /> {t('frame.orders')}
      {waiting > 0 ? (
        <span className={styles.count} role="img" aria-label={t('frame.waiting', { count: waiting })}>
          {waiting}
        </span>
      ) : null}
    </NavLink>
  );
};

/** Header around every owner page, and the stream that keeps their orders up to date. */
export const Frame = () => {
  const { t, i18n } = useTranslation('business');
  const navigate = useNavigate();
  const client = useQueryClient();
  const takesOrders = useAuth((auth) => hasTier(auth.tier, 'standard'));
  const refreshToken = useAuth((auth) => auth.refreshToken);
  const profile = useQuery(profileQuery);
  const { isLive, arrived } = useLiveOrders();
  const isEnglish = i18n.resolvedLanguage === 'en';

  const handleLogout = (): void => {
    // The server is told if it can be reached; this browser forgets the session in any case.
    if (refreshToken !== null) logout(refreshToken).catch(() => undefined);
    signOut();
    client.clear();
    void navigate(PATHS.login);
  };

  return (
    <>
      <header className={styles.header}>
        <div>
          <Logo to={PATHS.orders} />
          <span className={styles.product}>{t('frame.product')}</span>
          <nav className={styles.nav} aria-label={t('frame.navigation')}>
            {takesOrders ? <OrdersLink /> : null}
          </nav>
          <span className={styles.who}>{profile.data?.business_name}</span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('frame.switchLanguage')}
            icon={<Languages {...ICON} />}
            onClick={() => void i18n.changeLanguage(isEnglish ? 'sq' : 'en')}
          >
            {isEnglish ? 'EN' : 'SQ'}
          </Button>
          <IconButton label={t('frame.logout')} icon={<LogOut {...ICON} />} onClick={handleLogout} />
        </div>
        {isLive ? null : (
          <output className={styles.live}>
            <WifiOff {...ICON} /> {t('frame.notLive')}
          </output>
        )}
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <output
          hidden={arrived === 0}
          aria-live="polite"
          style={{ position: 'absolute', clipPath: 'inset(50%)' }}
        >
          {arrived > 0 ? t('frame.arrived', { count: arrived }) : null}
        </output>
        <Outlet />
      </main>
    </>
  );
};
