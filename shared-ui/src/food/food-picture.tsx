import styles from './food.module.css';
import { Illustration } from './illustration.tsx';

/** One food picture by itself. Decorative: the word stands beside it. */
export const FoodPicture = ({ name }: { name: string }) => (
  <svg className={styles.dish} viewBox="0 0 32 32" aria-hidden="true">
    <Illustration name={name} x={16} y={16} size={32} />
  </svg>
);
