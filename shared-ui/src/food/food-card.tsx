import type { ReactNode } from 'react';
import type { PhotoSizes } from '../primitives/photo.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import { Cover } from './cover.tsx';
import styles from './food-card.module.css';
import { FoodPicture } from './food-picture.tsx';

/**
 * Class names for a food card's content: its main `link` covers the card, a `description` has two lines.
 */
export const foodCard = {
  link: styles.link ?? '',
  description: styles.description ?? '',
  muted: styles.muted ?? '',
};

/**
 * A place or menu in a grid: photo or cover, text, and a footer with actions. On phones the picture stands beside the text,
 * so that three cards fit a screen. What stands over the photo has an opaque ground (product.md §537).
 */
export const FoodCard = ({
  place,
  cuisine,
  items,
  imageUrl,
  image,
  actions,
  children,
}: {
  /** Name of the place; the cover depends on it. */
  place: string;
  cuisine: string | null;
  items: readonly string[];
  imageUrl: string | null;
  image?: PhotoSizes | null | undefined;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <article className={styles.card}>
    <div className={styles.picture}>
      <FoodPicture imageUrl={imageUrl} image={image}>
        <Cover name={place} cuisine={cuisine} items={items} />
      </FoodPicture>
    </div>
    <div className={styles.body}>{children}</div>
    {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
  </article>
);

/** Skeleton of a food card whose text has this `height`. */
export const FoodCardSkeleton = ({ height }: { height: string }) => (
  <div className={styles.card}>
    <div className={styles.blank}>
      <Skeleton height="100%" radius="0" />
    </div>
    <div className={styles.body}>
      <Skeleton height={height} />
    </div>
  </div>
);
