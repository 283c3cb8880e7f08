import { ReceiptLine, ReceiptLines } from '@tavolina/shared-ui';
import styles from './bill.module.css';

/** An amount of a bill, as it is shown. */
interface BillAmount {
  label: string;
  value: string;
  note?: string;
}

/** A dashed line across a slip. */
export const Rule = () => <hr className={styles.rule} />;

/** What is ordered line by line, and what it comes to, for a slip. */
export const Bill = ({
  lines,
  seen,
  total,
}: {
  lines: readonly { id: string; quantity: number; name: string; amount: string; notes: string | null }[];
  /** The total in the currency the diner looks at; none where that is the one that is paid. */
  seen: BillAmount | undefined;
  /** What is paid, in euro. */
  total: BillAmount;
}) => (
  <>
    <ReceiptLines>
      {lines.map(({ id, quantity, name, amount, notes }) => (
        <ReceiptLine key={id} label={`${quantity} × ${name}`} value={amount} note={notes} />
      ))}
    </ReceiptLines>
    <Rule />
    <ReceiptLines>
      {seen ? <ReceiptLine {...seen} /> : null}
      <ReceiptLine total {...total} />
    </ReceiptLines>
  </>
);
