import type { Category } from '@tavolina/shared-api/contract';
import { Link, useTranslation } from '@tavolina/shared-api/runtime';
import { FoodPicture } from '@tavolina/shared-ui';
import type { CSSProperties } from 'react';
import styles from './home.module.css';

const inCategory = (category: Category): string => `category=${category}`;

const TILES = [
  { name: 'pizza', picture: 'pizza', cloth: 'tomato', to: inCategory('Pica') },
  { name: 'hamburger', picture: 'hamburger', cloth: 'saffron', to: inCategory('Hamburger') },
  { name: 'pasta', picture: 'spaghetti', cloth: 'clay', to: inCategory('Pasta') },
  { name: 'sushi', picture: 'sushi', cloth: 'rose', to: 'q=sushi' },
  { name: 'kebab', picture: 'stuffed-flatbread', cloth: 'sea', to: 'q=kebab' },
  { name: 'salad', picture: 'green-salad', cloth: 'mint', to: inCategory('Sallatat') },
];

/** Six appetites, each a way into the list of places. */
export const CategoryTiles = () => {
  const { t } = useTranslation('diner');
  return (
    <section className={styles.section} aria-labelledby="cravings">
      <h2 id="cravings">{t('home.cravings')}</h2>
      <div className={styles.tiles}>
        {TILES.map(({ name, picture, cloth, to }) => (
          <Link
            key={name}
            to={`/restaurants?${to}`}
            style={{ '--tile': `var(--cloth-${cloth}-cloth)` } as CSSProperties}
          >
            <span className={styles['tile-picture']}>
              <FoodPicture name={picture} />
            </span>
            {t(`home.tile.${name}`)}
          </Link>
        ))}
      </div>
    </section>
  );
};
