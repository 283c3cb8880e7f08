import type { ContentLanguage } from '@tavolina/shared-api/contract';
import { ReceiptLine, ReceiptLines } from '@tavolina/shared-ui';
import styles from './bill.module.css';
import type { ChoiceInLanguage } from './dish/choice-text.ts';
import { ChosenNames } from './dish/chosen-names.tsx';
import { useLangOf } from './reading/use-lang-of.ts';

/** An amount of a bill, as it is shown. */
interface BillAmount {
  label: string;
  value: string;
  note?: string;
}

/** A dashed line across a slip. */
export const Rule = () => <hr className={styles.rule} />;

/** How many of a dish; its name is marked where it is in another language than the page. */
const LineLabel = ({
  quantity,
  name,
  language,
}: {
  quantity: number;
  name: string;
  language: ContentLanguage | undefined;
}) => {
  const lang = useLangOf()(language);
  if (!lang) return `${quantity} × ${name}`;
  return (
    <>
      {quantity} × <span lang={lang}>{name}</span>
    </>
  );
};

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
    /** The language of its name; undefined where that is not known. */
    language: ContentLanguage | undefined;
    chosen: readonly ChoiceInLanguage[];
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
      {lines.map(({ id, quantity, name, language, chosen, amount, notes }) => (
        <ReceiptLine
          key={id}
          label={<LineLabel quantity={quantity} name={name} language={language} />}
          detail={chosen.length > 0 ? <ChosenNames choices={chosen} /> : null}
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
