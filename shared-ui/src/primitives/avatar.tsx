import styles from './avatar.module.css';
import { Photo } from './photo.tsx';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('sq'))
    .join('');

/** Who somebody is, small: a photo, or the first letters of the name. Decorative: the name stands beside it. */
export const Avatar = ({ name, imageUrl }: { name: string; imageUrl?: string | null | undefined }) => (
  <span className={styles.avatar} aria-hidden="true">
    <Photo imageUrl={imageUrl} alt="" eager>
      {initials(name)}
    </Photo>
  </span>
);
