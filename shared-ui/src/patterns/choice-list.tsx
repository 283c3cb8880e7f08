import styles from './choice-list.module.css';

/** What was chosen of a dish, a row for each group (product.md §404); nothing where nothing was. */
export const ChoiceList = ({
  rows,
}: {
  rows: readonly { key: string; text: string; isNested: boolean }[];
}) =>
  rows.length === 0 ? null : (
    <ul className={styles.choices}>
      {rows.map(({ key, text, isNested }) => (
        <li key={key} className={isNested ? styles.nested : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
