import { type ReactNode, useState } from 'react';
import styles from './photo.module.css';

/** A photo in several sizes and formats, best format first, as in the API. */
export interface PhotoSizes {
  /** Of the largest size, in px. */
  width: number;
  height: number;
  /** A data URL, shown until the photo has loaded. */
  placeholder: string;
  sources: readonly { type: string; srcset: string }[];
}

/** The point of a photo that stays in sight where its frame cuts it, in percent from the left and from the top. */
export interface PhotoFocus {
  x: number;
  y: number;
}

/** `sizes`: browsers with `auto` use the displayed width, others the full width. */
const ROOM = { lazy: 'auto, 100vw', eager: '100vw' };

/** A photo that fills its frame. Without one, or if it fails to load, `children` are shown. */
export const Photo = ({
  imageUrl,
  image,
  focus,
  alt,
  eager = false,
  sizes = ROOM[eager ? 'eager' : 'lazy'],
  children,
}: {
  imageUrl: string | null | undefined;
  /** The photo in all available sizes; without it, `imageUrl` is used. */
  image?: PhotoSizes | null | undefined;
  /** The middle without it. */
  focus?: PhotoFocus | null | undefined;
  alt: string;
  /** Visible when the page opens: loaded at once with high priority. */
  eager?: boolean | undefined;
  /** Displayed width, as in HTML, for example `40px`. */
  sizes?: string | undefined;
  children: ReactNode;
}) => {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [shownUrl, setShownUrl] = useState<string>();
  if (!imageUrl || imageUrl === failedUrl) return children;
  const waits = image?.placeholder && imageUrl !== shownUrl;
  const position = focus ? `${focus.x}% ${focus.y}%` : undefined;
  return (
    <picture className={styles.picture}>
      {image?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.photo}
        style={{
          objectPosition: position,
          ...(waits && { backgroundImage: `url(${image.placeholder})`, backgroundPosition: position }),
        }}
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
