import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Logo } from '@tavolina/shared-ui';
import { SocialLinks } from '../lib/social-links.tsx';
import { pages } from '../pages.ts';
import styles from './footer.module.css';

const linksIn = (column: 'forYou' | 'company') =>
  pages.flatMap(({ path, footer }) => (footer?.column === column ? [{ to: path, name: footer.name }] : []));

const COLUMNS = [
  { name: 'forYou', links: linksIn('forYou') },
  {
    name: 'forBusiness',
    links: [
      { to: '/business', name: 'how' },
      { to: '/business/pricing', name: 'pricing' },
      { to: '/business/login', name: 'console' },
    ],
  },
  { name: 'company', links: linksIn('company') },
];

/** What stands under every page of the storefront. */
export const Footer = () => {
  const { t } = useTranslation('diner');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo to="/" />
          <p>{t('frame.promise')}</p>
          <SocialLinks />
        </div>
        <nav className={styles.links} aria-label={t('frame.footer')}>
          {COLUMNS.map((column) => (
            <div key={column.name}>
              <h2>{t(`frame.${column.name}`)}</h2>
              <ul>
                {column.links.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to}>{t(`frame.${name}`)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.foot}>
        <p>{t('frame.copyright', { year: new Date().getFullYear() })}</p>
        <p>{t('frame.euro')}</p>
      </div>
    </footer>
  );
};
