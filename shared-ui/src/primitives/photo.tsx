import { type ReactNode, useState } from 'react';
import styles from './photo.module.css';

/** A photo in several sizes and formats, the best format first, as the API answers it. */
export interface PhotoSizes {
  /** Of the largest size, in px. */
  width: number;
  height: number;
  /** A data URL that stands there until the photo has arrived. */
  placeholder: string;
  sources: readonly { type: string; srcset: string }[];
}

/** Browsers that can choose by the room the photo has; the others by the whole width. */
const ROOM = { lazy: 'auto, 100vw', eager: '100vw' };

/** A photo that fills its frame; while there is none, or when it does not arrive, `children` stand there. */
export const Photo = ({
  imageUrl,
  image,
  alt,
  eager = false,
  sizes = ROOM[eager ? 'eager' : 'lazy'],
  children,
}: {
  imageUrl: string | null | undefined;
  /** The same photo in the sizes there are; without it, `imageUrl` serves every screen. */
  image?: PhotoSizes | null | undefined;
  alt: string;
  /** In view when the page opens: asked for at once and first. */
  eager?: boolean | undefined;
  /** Width the photo takes, as in HTML, e.g. `40px`. */
  sizes?: string | undefined;
  children: ReactNode;
}) => {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [shownUrl, setShownUrl] = useState<string>();
  if (!imageUrl || imageUrl === failedUrl) return children;
  const waits = image && imageUrl !== shownUrl;
  return (
    <picture className={styles.picture}>
      {image?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.photo}
        style={waits ? { backgroundImage: `url(${image.placeholder})` } : undefined}
        src={imageUrl}
        width={image?.width}
        height={image?.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setShownUrl(imageUrl)}
        onError={() => setFailedUrl(imageUrl)}
      />
    </picture>
  );
};
