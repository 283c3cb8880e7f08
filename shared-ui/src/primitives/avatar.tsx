import styles from './avatar.module.css';
import { Photo, type PhotoSizes } from './photo.tsx';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('sq'))
    .join('');

/** Who somebody is, small: a photo, or the first letters of the name. Decorative: the name stands beside it. */
export const Avatar = ({
  name,
  fallback = '',
  imageUrl,
  image,
}: {
  name: string;
  /** Two letters for a name without any. */
  fallback?: string | undefined;
  imageUrl?: string | null | undefined;
  /** The same photo in the sizes there are. */
  image?: PhotoSizes | null | undefined;
}) => (
  <span className={styles.avatar} aria-hidden="true">
    <Photo imageUrl={imageUrl} image={image} alt="" sizes="3rem" eager>
      {initials(name) || fallback}
    </Photo>
  </span>
);
