import styles from './choice-list.module.css';

/** What was chosen of a dish, a row for each group (product.md §404); nothing where nothing was. */
export const ChoiceList = ({ rows }: { rows: readonly { text: string; isNested: boolean }[] }) =>
  rows.length === 0 ? null : (
    <ul className={styles.choices}>
      {rows.map(({ text, isNested }) => (
        <li key={text} className={isNested ? styles.nested : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
