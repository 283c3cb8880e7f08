import { Link } from 'react-router-dom';
import styles from './logo.module.css';

const NAME = 'Tavolina';

/** The logo, a link to the start page. */
export const Logo = ({ to }: { to: string }) => (
  <Link to={to} className={styles.logo}>
    <svg width="30" height="26" viewBox="0 0 30 26" aria-hidden="true">
      <path className={styles.leg} strokeWidth="2.6" strokeLinecap="round" d="M8 9 5.4 24M22 9l2.6 15" />
      <path className={styles.cloth} d="M3 4h8v7a4 4 0 0 1-8 0ZM19 4h8v7a4 4 0 0 1-8 0Z" />
      <path className={styles.fold} d="M11 4h8v6a4 4 0 0 1-8 0Z" />
      <rect className={styles.top} width="30" height="5" rx="2.4" />
    </svg>
    {NAME}
  </Link>
);
