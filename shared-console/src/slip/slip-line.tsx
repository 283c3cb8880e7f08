import { choiceRows, type KitchenLine } from '@tavolina/shared-api/contract';
import styles from './slip.module.css';

/** A dish on paper, with what its diner asks of the kitchen, and on a receipt its sum. */
export const SlipLine = ({
  line: { quantity, name, choices, notes },
  sum,
}: {
  line: KitchenLine;
  sum?: string;
}) => (
  <li>
    <strong>{`${quantity}×`}</strong>
    <span>
      {name}
      {choiceRows(choices).map(({ key, text, isNested }) => (
        <em key={key} className={isNested ? styles.nested : styles.choice}>
          {text}
        </em>
      ))}
      {notes ? <em className={styles.note}>{notes}</em> : null}
    </span>
    {sum ? <span className={styles.sum}>{sum}</span> : null}
  </li>
);
