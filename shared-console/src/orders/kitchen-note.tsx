import styles from './kitchen-note.module.css';

/** What a diner asks of the kitchen. Has an edge and no icon, as sixty of them may stand on the kitchen's screen (product.md §331). */
export const KitchenNote = ({ text }: { text: string }) => <p className={styles.note}>{text}</p>;
