import type { ReactNode } from 'react';
import { Photo, type PhotoSizes } from '../primitives/photo.tsx';
import styles from './food.module.css';
import { Illustration } from './illustration.tsx';

/** What stands in the frame without a photo: a food of the sprite by its name, or a cover or dish of one's own. */
type StandIn = { name: string; children?: never } | { name?: never; children: ReactNode };

/**
 * Food in a frame whose size is known before anything arrives: the photo, or else its stand-in.
 * Without `ratio` it fills the box around it.
 */
export const FoodPicture = ({
  imageUrl,
  image,
  alt = '',
  ratio,
  eager,
  sizes,
  name,
  children,
}: StandIn & {
  imageUrl?: string | null | undefined;
  /** The same photo in the sizes there are. */
  image?: PhotoSizes | null | undefined;
  /** Empty where the word stands beside the picture. */
  alt?: string;
  /** Width to height, e.g. `16 / 10`. */
  ratio?: string;
  /** In view when the page opens. */
  eager?: boolean;
  /** Width it takes, as in HTML; needed where it is not the screen's and nobody waits for it to come into view. */
  sizes?: string;
}) => (
  <span
    className={styles.frame}
    style={{ aspectRatio: ratio, height: ratio && 'auto' }}
    data-photo={imageUrl ? true : undefined}
  >
    <Photo imageUrl={imageUrl} image={image} alt={alt} eager={eager} sizes={sizes}>
      {name === undefined ? (
        children
      ) : (
        <svg className={styles.dish} viewBox="0 0 32 32" aria-hidden="true">
          <Illustration name={name} x={16} y={16} size={32} />
        </svg>
      )}
    </Photo>
  </span>
);
