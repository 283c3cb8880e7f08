import { useId } from 'react';
import { clothStyle } from './cloth-style.ts';
import { coverRecipe } from './cover-recipe.ts';
import { FORK, KNIFE } from './cutlery.ts';
import styles from './food.module.css';
import { Illustration } from './illustration.tsx';
import { Weave } from './weave.tsx';

/** The drawn table for a place without a photo. Decorative: the name is beside it. */
export const Cover = ({
  name,
  cuisine,
  items,
}: {
  name: string;
  cuisine?: string | null;
  items?: readonly string[];
}) => {
  const id = useId();
  const recipe = coverRecipe(name, cuisine, items);
  const side = recipe.isMirrored ? -174 : 174;
  return (
    <svg
      className={styles.cover}
      style={clothStyle(recipe.cloth)}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <g className={styles.weave}>
          <Weave id={id} kind={recipe.weave} turn={recipe.clothTurn} />
        </g>
      </defs>
      <rect width="400" height="300" fill={`url(#${id})`} />
      <path
        className={styles.cutlery}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`${FORK}${KNIFE}`}
      />
      <Illustration name={recipe.props[0]} x={200 + side} y={50} size={78} />
      <Illustration name={recipe.props[1]} x={200 - side} y={256} size={74} />
      <circle className={styles.shade} cx="204" cy="160" r="112" />
      <circle className={styles.plate} cx="200" cy="150" r="112" />
      <circle className={styles.rim} cx="200" cy="150" r="106" strokeWidth="5" />
      <circle className={styles.well} cx="200" cy="150" r="82" strokeWidth="2" />
      {recipe.dish === undefined ? null : (
        <Illustration name={recipe.dish} x={200} y={150} size={144} turn={recipe.dishTurn} />
      )}
    </svg>
  );
};
