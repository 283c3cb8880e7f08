import styles from './avatar.module.css';
import { initials } from './initials.ts';
import { Photo, type PhotoSizes } from './photo.tsx';

/** A small photo, or initials. Decorative: the name is beside it. */
export const Avatar = ({
  name,
  fallback = '',
  imageUrl,
  image,
}: {
  name: string;
  /** Letters for a name without any. */
  fallback?: string | undefined;
  imageUrl?: string | null | undefined;
  /** The photo in all available sizes. */
  image?: PhotoSizes | null | undefined;
}) => (
  <span className={styles.avatar} aria-hidden="true">
    <Photo imageUrl={imageUrl} image={image} alt="" sizes="3rem" eager>
      {initials(name) || fallback}
    </Photo>
  </span>
);
