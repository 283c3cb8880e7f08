import type { ReactNode } from 'react';
import { initials } from '../primitives/initials.ts';
import { clothStyle } from './cloth-style.ts';
import { coverRecipe, dishInName } from './cover-recipe.ts';
import { FORK, KNIFE } from './cutlery.ts';
import styles from './food.module.css';
import { Illustration } from './illustration.tsx';

/** A plate on the tablecloth of its place. */
const Plate = ({
  cloth,
  radius,
  isEmpty,
  children,
}: {
  cloth: string;
  radius: number;
  isEmpty?: boolean;
  children: ReactNode;
}) => (
  <svg
    className={styles.dish}
    style={clothStyle(cloth)}
    viewBox="0 0 200 200"
    data-empty={isEmpty}
    aria-hidden="true"
  >
    <circle className={styles.shade} cx="103" cy="107" r={radius} />
    <circle className={styles.plate} cx="100" cy="100" r={radius} />
    <circle className={styles.rim} cx="100" cy="100" r={radius - 6} strokeWidth="3" />
    {children}
  </svg>
);

/**
 * A dish on its plate. If its name matches no picture, the plate is empty, because a wrong dish would
 * mislead (product.md §88). Decorative.
 */
export const DishPicture = ({
  itemName,
  place,
  cuisine,
}: {
  itemName: string;
  place: string;
  cuisine?: string | null;
}) => {
  const { cloth, dishTurn } = coverRecipe(place, cuisine);
  const dish = dishInName(itemName);
  if (dish !== undefined)
    return (
      <Plate cloth={cloth} radius={82}>
        <Illustration name={dish} x={100} y={100} size={120} turn={dishTurn} />
      </Plate>
    );
  return (
    <Plate isEmpty cloth={cloth} radius={60}>
      <circle className={styles.well} cx="100" cy="100" r="40" strokeWidth="2" />
      <g className={styles.cutlery} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d={FORK} transform="translate(-28 -58)" />
        <path d={KNIFE} transform="translate(-170 -61)" />
      </g>
    </Plate>
  );
};

/** The mark of a place without a logo: its initials on a plate (product.md §88). Decorative. */
export const PlaceMark = ({ place, cuisine }: { place: string; cuisine?: string | null }) => (
  <Plate cloth={coverRecipe(place, cuisine).cloth} radius={82}>
    <text className={styles.letters} x="100" y="100" dy="0.36em" textAnchor="middle">
      {initials(place)}
    </text>
  </Plate>
);
