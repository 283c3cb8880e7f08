import { languageAfter, languageOf } from '@tavolina/shared-api/contract';
import { Link, NavLink, Outlet, useTranslation } from '@tavolina/shared-api/runtime';
import { Logo, visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import { Languages, ReceiptText, Search } from 'lucide-react';
import { useOtherTabs } from '../lib/cart/other-tabs.ts';
import { useFavourites } from '../lib/favourites/favourites-store.ts';
import { LARGE_ICON } from '../lib/icon.ts';
import { CartLink } from './cart-link.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('diner');
  const language = languageOf(i18n.resolvedLanguage);
  const next = languageAfter(language);
  return (
    <button
      type="button"
      className={styles.language}
      lang={next}
      aria-label={t('frame.switchLanguage')}
      onClick={() => void i18n.changeLanguage(next)}
    >
      <Languages {...LARGE_ICON} /> {language.toUpperCase()}
    </button>
  );
};

/** Header and footer around every page of the storefront. */
export const Frame = () => {
  const { t } = useTranslation('diner');
  // A heart that another tab took away is not pressed once more.
  useOtherTabs(useFavourites);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo to="/" />
          <nav className={styles.links} aria-label={t('frame.navigation')}>
            <NavLink to="/restaurants">
              <Search {...LARGE_ICON} />{' '}
              <span className={visuallyHiddenOnPhones}>{t('frame.restaurants')}</span>
            </NavLink>
            <NavLink to="/orders">
              <ReceiptText {...LARGE_ICON} />{' '}
              <span className={visuallyHiddenOnPhones}>{t('frame.track')}</span>
            </NavLink>
            <Link to="/business/login">{t('frame.forBusiness')}</Link>
          </nav>
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CartLink />
    </>
  );
};
