import { type ReactNode, useState } from 'react';
import styles from './photo.module.css';

/** A photo that fills its frame; while there is none, or when it does not arrive, `children` stand there. */
export const Photo = ({
  imageUrl,
  alt,
  eager = false,
  children,
}: {
  imageUrl: string | null | undefined;
  alt: string;
  /** In view when the page opens: asked for at once and first. */
  eager?: boolean | undefined;
  children: ReactNode;
}) => {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!imageUrl || imageUrl === failedUrl) return children;
  return (
    <img
      className={styles.photo}
      src={imageUrl}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedUrl(imageUrl)}
    />
  );
};
