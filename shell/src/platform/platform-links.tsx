import { NavLink, useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useRef } from 'react';
import styles from './platform-links.module.css';
import { useScrolledRow } from './use-scrolled-row.ts';

const LINKS = [
  { to: '/platform', text: 'platform.title' },
  { to: '/platform/uses', text: 'platform.uses.title' },
  { to: '/platform/errors', text: 'platform.errors.title' },
  { to: '/platform/places', text: 'platform.places.title', forOperators: true },
  { to: '/platform/orders', text: 'platform.orders.title', forOperators: true },
  { to: '/platform/reviews', text: 'platform.reviews.title', forOperators: true },
  { to: '/platform/failures', text: 'platform.failures.title', forOperators: true },
  { to: '/platform/rates', text: 'platform.rates.title', forOperators: true },
  { to: '/platform/addresses', text: 'platform.addresses.title', forOperators: true },
  { to: '/platform/acts', text: 'platform.acts.title', forOperators: true },
] as const;

/**
 * Leads to the pages of the operators: all of them, or for the team of a part only its own. Where they do not fit they stand
 * in one row that scrolls, and that shows the page that is open.
 */
export const PlatformLinks = ({ isOperator }: { isOperator: boolean }) => {
  const { t } = useTranslation('shell');
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const beyond = useScrolledRow(row);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    // In the middle, where it does not fade. `scrollIntoView` would move the page as well.
    if (row.current && open)
      row.current.scrollLeft =
        open.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  const links = LINKS.filter((link) => isOperator || !('forOperators' in link));
  return (
    <nav ref={row} className={styles.row} data-beyond={beyond} aria-label={t('platform.pages')}>
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
};
