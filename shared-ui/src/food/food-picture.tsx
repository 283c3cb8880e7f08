import type { ReactNode } from 'react';
import { Photo, type PhotoFocus, type PhotoSizes } from '../primitives/photo.tsx';
import styles from './food.module.css';
import { Illustration } from './illustration.tsx';

/**
 * Content of the frame without a photo: a picture of the sprite by name, or a cover or dish as children.
 */
type StandIn = { name: string; children?: never } | { name?: never; children: ReactNode };

/**
 * A food picture in a frame of known size: the photo, or its replacement. Without `ratio` it fills its
 * container.
 */
export const FoodPicture = ({
  imageUrl,
  image,
  focus,
  alt = '',
  ratio,
  eager,
  sizes,
  name,
  children,
}: StandIn & {
  imageUrl?: string | null | undefined;
  /** The photo in all available sizes. */
  image?: PhotoSizes | null | undefined;
  /** The point of the photo that stays in sight; the middle without it. */
  focus?: PhotoFocus | null | undefined;
  /** Empty if the text is beside the picture. */
  alt?: string;
  /** Width to height, e.g. `16 / 10`. */
  ratio?: string;
  /** Whether it is visible when the page opens. */
  eager?: boolean;
  /** Displayed width, as in HTML. Needed for eager pictures that are narrower than the screen. */
  sizes?: string;
}) => (
  <span
    className={styles.frame}
    style={{ aspectRatio: ratio, height: ratio && 'auto' }}
    data-photo={imageUrl ? true : undefined}
  >
    <Photo imageUrl={imageUrl} image={image} focus={focus} alt={alt} eager={eager} sizes={sizes}>
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
