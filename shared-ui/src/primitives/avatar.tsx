import styles from './avatar.module.css';
import { initials } from './initials.ts';
import { Photo, type PhotoSizes } from './photo.tsx';

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
