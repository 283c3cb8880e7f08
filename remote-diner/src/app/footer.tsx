import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { Logo } from '@tavolina/shared-ui';
import styles from './footer.module.css';

const COLUMNS = [
  {
    name: 'forYou',
    links: [
      { to: '/restaurants', name: 'restaurants' },
      { to: '/orders', name: 'track' },
      { to: '/contact', name: 'contact' },
    ],
  },
  {
    name: 'forBusiness',
    links: [
      { to: '/business', name: 'how' },
      { to: '/business/pricing', name: 'pricing' },
      { to: '/business/login', name: 'console' },
    ],
  },
  {
    name: 'company',
    links: [
      { to: '/about', name: 'about' },
      { to: '/terms', name: 'terms' },
      { to: '/privacy', name: 'privacy' },
    ],
  },
];

const NETWORKS = [
  { href: 'https://www.instagram.com/tavolina', name: 'Instagram' },
  { href: 'https://www.facebook.com/tavolina', name: 'Facebook' },
  { href: 'https://www.linkedin.com/company/tavolina', name: 'LinkedIn' },
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
          <ul className={styles.networks}>
            {NETWORKS.map(({ href, name }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
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
