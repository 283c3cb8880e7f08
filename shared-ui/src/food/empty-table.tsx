import { useId } from 'react';
import { clothStyle } from './cloth-style.ts';
import styles from './food.module.css';
import { Weave } from './weave.tsx';

/** A drawn table with an empty plate. Decorative. */
export const EmptyTable = () => {
  const id = useId();
  return (
    <svg
      className={styles.table}
      style={clothStyle('saffron')}
      viewBox="0 0 300 190"
      width="120"
      height="76"
      aria-hidden="true"
    >
      <defs>
        <g className={styles.weave}>
          <Weave id={id} kind="gingham" turn={0} />
        </g>
      </defs>
      <rect width="300" height="190" fill={`url(#${id})`} />
      <circle className={styles.shade} cx="153" cy="101" r="78" />
      <circle className={styles.plate} cx="150" cy="95" r="78" />
      <circle className={styles.rim} cx="150" cy="95" r="73" strokeWidth="4" />
      <circle className={styles.well} cx="150" cy="95" r="56" strokeWidth="2" />
    </svg>
  );
};
