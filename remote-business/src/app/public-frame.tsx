import { useAuth, usePlace } from '@tavolina/shared-api/auth';
import { Link, NavLink, Outlet, useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { useLanguageSwitch } from '@tavolina/shared-console/device/use-language-switch.ts';
import { OwnerMenu } from '@tavolina/shared-console/frame/owner-menu.tsx';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { Button, ButtonLink, Logo } from '@tavolina/shared-ui';
import clsx from 'clsx';
import { Languages } from 'lucide-react';
import styles from './public-frame.module.css';

const FOOT = ['about', 'contact', 'pricing', 'privacy', 'terms'] as const;
const TARGETS = {
  about: '/about',
  contact: '/contact',
  pricing: PATHS.pricing,
  privacy: '/privacy',
  terms: '/terms',
};

/** The ways into the console, and the owner's corner, which also has the language. */
const OwnerLinks = () => {
  const { t } = useTranslation('business');
  const navigate = useNavigate();
  const acceptsOrders = useAcceptsOrders();
  return (
    <>
      <Link className={styles.link} to={PATHS.dashboard()}>
        {t('frame.dashboard')}
      </Link>
      {acceptsOrders ? (
        <Link className={clsx(styles.link, styles.wide)} to={PATHS.orders}>
          {t('frame.orders')}
        </Link>
      ) : null}
      <Link className={clsx(styles.link, styles.wide)} to={PATHS.menus}>
        {t('frame.menus')}
      </Link>
      <OwnerMenu acceptsOrders={acceptsOrders} onSignedOut={() => void navigate(PATHS.login)} />
    </>
  );
};

/** Header and footer around the pages that tell owners what this is. */
export const PublicFrame = () => {
  const { t } = useTranslation('business');
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const placeId = usePlace();
  const { label, name, language, switchLanguage } = useLanguageSwitch();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo to={PATHS.landing} />
          <span className={clsx(styles.product, styles.roomy)}>{t('frame.product')}</span>
          <nav className={styles.nav} aria-label={t('public.navigation')}>
            {isAuthenticated ? (
              // Another place, or another owner from another tab, has another name.
              <OwnerLinks key={placeId} />
            ) : (
              <>
                <NavLink className={clsx(styles.link, styles.wide)} to={PATHS.pricing}>
                  {t('public.pricing')}
                </NavLink>
                <Link className={clsx(styles.link, styles.wide)} to={TARGETS.contact}>
                  {t('public.contact')}
                </Link>
                <Button
                  variant="quiet"
                  aria-label={label}
                  icon={<Languages {...MEDIUM_ICON} />}
                  onClick={switchLanguage}
                >
                  <span lang={language} className={styles.roomy}>
                    {name}
                  </span>
                </Button>
                <Link className={styles.link} to={PATHS.login}>
                  {t('public.login')}
                </Link>
                <ButtonLink className={styles.wide} to={PATHS.signup}>
                  {t('public.signup')}
                </ButtonLink>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div>
          <Logo to={PATHS.landing} />
          <p>{t('public.footer')}</p>
        </div>
        <ul>
          {FOOT.map((page) => (
            <li key={page}>
              <Link to={TARGETS[page]}>{t(`public.${page}`)}</Link>
            </li>
          ))}
        </ul>
        <p>{t('public.euro')}</p>
      </footer>
    </>
  );
};
