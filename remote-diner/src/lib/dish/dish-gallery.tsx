import { type Pictured, picturesOf } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { FoodPicture, IconButton } from '@tavolina/shared-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dish-gallery.module.css';
import { useCarousel } from './use-carousel.ts';

const SIZES = '(min-width: 640px) 600px, 100vw';
const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Gallery = ({
  name,
  pictures,
  drawing,
}: {
  name: string;
  pictures: ReturnType<typeof picturesOf>;
  drawing: ReactNode;
}) => {
  const { t } = useTranslation('diner');
  const total = pictures.length;
  const { at, isFirst, isLast, step, keys, track } = useCarousel(total);
  return (
    <section className={styles.gallery} aria-label={t('dish.picturesOf', { name })} onKeyDown={keys}>
      <ul {...track} className={styles.track}>
        {pictures.map(({ image_url, image, focus }, index) => (
          <li key={image_url} aria-hidden={index !== at}>
            <FoodPicture
              imageUrl={image_url}
              image={image}
              focus={focus}
              sizes={SIZES}
              alt={t('dish.pictureOf', { name, at: index + 1, total })}
            >
              {drawing}
            </FoodPicture>
          </li>
        ))}
      </ul>
      <IconButton
        className={styles.back}
        label={t('dish.previousPicture')}
        icon={<ChevronLeft {...ICON} />}
        aria-disabled={isFirst}
        onClick={() => step(-1)}
      />
      <IconButton
        className={styles.on}
        label={t('dish.nextPicture')}
        icon={<ChevronRight {...ICON} />}
        aria-disabled={isLast}
        onClick={() => step(1)}
      />
      <output className={styles.count}>{t('dish.pictureAt', { at: at + 1, total })}</output>
    </section>
  );
};

/**
 * The pictures of a dish: several in a row that is swiped, stepped through by buttons and arrow keys and counted; else the
 * one there is, or the drawing (product.md §494).
 */
export const DishGallery = ({
  name,
  of,
  children: drawing,
}: {
  name: string;
  of: Pictured;
  children: ReactNode;
}) => {
  const pictures = picturesOf(of);
  if (pictures.length > 1) return <Gallery name={name} pictures={pictures} drawing={drawing} />;
  return (
    <FoodPicture imageUrl={of.image_url} image={of.image} focus={of.focus} sizes={SIZES}>
      {drawing}
    </FoodPicture>
  );
};
