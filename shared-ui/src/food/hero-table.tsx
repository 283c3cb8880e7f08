import { useId } from 'react';
import { clothStyle } from './cloth-style.ts';
import styles from './food.module.css';
import { Illustration } from './illustration.tsx';
import { Weave } from './weave.tsx';

const SCALLOPS = Array.from({ length: 30 }, (_, index) => {
  const angle = (index / 30) * 2 * Math.PI;
  return { index, x: 300 + 262 * Math.cos(angle), y: 300 + 262 * Math.sin(angle) };
});

const PLATES: { dish: string; x: number; y: number; r: number; cloth: string }[] = [
  { dish: 'tave', x: 292, y: 258, r: 132, cloth: 'clay' },
  { dish: 'trilece', x: 466, y: 142, r: 74, cloth: 'rose' },
  { dish: 'byrek', x: 142, y: 424, r: 94, cloth: 'saffron' },
  { dish: 'peshk', x: 480, y: 380, r: 88, cloth: 'sea' },
  { dish: 'green-salad', x: 316, y: 482, r: 66, cloth: 'mint' },
];

const PROPS: [string, number, number, number][] = [
  ['tomato', 132, 188, 62],
  ['olive', 188, 106, 46],
  ['olive', 230, 80, 40],
  ['hot-pepper', 82, 296, 50],
  ['lemon', 386, 96, 52],
  ['cheese-wedge', 536, 262, 52],
  ['herb', 424, 500, 44],
  ['lemon', 222, 536, 46],
];

/** The set table of the start page. Decorative. */
export const HeroTable = () => {
  const id = useId();
  return (
    <svg
      viewBox="0 0 600 600"
      width="600"
      height="600"
      style={{ ...clothStyle('tomato'), background: 'none' }}
      className={styles.cover}
      aria-hidden="true"
    >
      <defs>
        <g className={styles.weave}>
          <Weave id={id} kind="gingham" turn={-12} />
        </g>
        <clipPath id={`${id}-cloth`}>
          <circle cx="300" cy="300" r="262" />
          {SCALLOPS.map(({ index, x, y }) => (
            <circle key={index} cx={x} cy={y} r="29" />
          ))}
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-cloth)`}>
        <rect width="600" height="600" fill="var(--cloth)" />
        <rect width="600" height="600" fill={`url(#${id})`} />
      </g>
      {PROPS.map(([name, x, y, size]) => (
        <Illustration key={`${name}${x}`} name={name} x={x} y={y} size={size} />
      ))}
      {PLATES.map(({ dish, x, y, r, cloth }) => (
        <g key={dish} style={{ ...clothStyle(cloth), background: 'none' }}>
          <circle className={styles.shade} cx={x + 4} cy={y + 7} r={r} />
          <circle className={styles.plate} cx={x} cy={y} r={r} />
          <circle className={styles.rim} cx={x} cy={y} r={r - 5} strokeWidth="4" />
          <circle className={styles.well} cx={x} cy={y} r={r * 0.72} strokeWidth="2" />
          <Illustration name={dish} x={x} y={y} size={r * 1.28} />
        </g>
      ))}
    </svg>
  );
};
