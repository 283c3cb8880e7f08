import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import styles from './social-links.module.css';

const PROFILES = [
  { href: 'https://www.facebook.com/tavolina', name: 'Facebook' },
  { href: 'https://twitter.com/tavolina', name: 'Twitter' },
  { href: 'https://www.instagram.com/tavolina', name: 'Instagram' },
  { href: 'https://www.linkedin.com/company/tavolina', name: 'LinkedIn' },
];

/** Where else the team can be followed; each opens in a tab of its own, and says so. */
export const SocialLinks = () => {
  const { t } = useTranslation('diner');
  return (
    <ul className={styles.links}>
      {PROFILES.map(({ href, name }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer">
            {name}
            <span className={visuallyHidden}> ({t('newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
