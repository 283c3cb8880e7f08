import type { OrderChoice } from '@tavolina/shared-api/contract';
import { ReceiptLine, ReceiptLines } from '@tavolina/shared-ui';
import styles from './bill.module.css';
import { choiceText } from './dish/choice-text.ts';

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
  total,
  beside,
}: {
  lines: readonly {
    id: string;
    quantity: number;
    name: string;
    chosen: readonly OrderChoice[];
    amount: string;
    notes: string | null;
  }[];
  /** What is paid, in the currency it is paid in (product.md §106). */
  total: BillAmount;
  /** The same in the other currency, small; none where that is the one that is paid. */
  beside: BillAmount | undefined;
}) => (
  <>
    <ReceiptLines>
      {lines.map(({ id, quantity, name, chosen, amount, notes }) => (
        <ReceiptLine
          key={id}
          label={`${quantity} × ${name}`}
          detail={choiceText(chosen)}
          value={amount}
          note={notes}
        />
      ))}
    </ReceiptLines>
    <Rule />
    <ReceiptLines>
      <ReceiptLine total {...total} />
      {beside ? <ReceiptLine {...beside} /> : null}
    </ReceiptLines>
  </>
);
