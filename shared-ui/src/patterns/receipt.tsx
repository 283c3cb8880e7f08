import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './receipt.module.css';

/** A receipt with a torn edge. */
export const Receipt = ({ children, ...props }: { children: ReactNode; 'aria-label'?: string }) => (
  <section className={styles.receipt} {...props}>
    {children}
  </section>
);

/** The lines of a receipt. */
export const ReceiptLines = ({ children }: { children: ReactNode }) => (
  <dl className={styles.lines}>{children}</dl>
);

/** One line with a dotted leader; `total` shows a large amount. */
export const ReceiptLine = ({
  label,
  value,
  detail,
  note,
  total = false,
}: {
  label: ReactNode;
  value: ReactNode;
  /** What the label says more closely. */
  detail?: ReactNode;
  note?: string | null | undefined;
  total?: boolean;
}) => (
  <div className={clsx(styles.line, total && styles.total)}>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {detail ? <dd className={styles.note}>{detail}</dd> : null}
    {note ? <dd className={styles.note}>{note}</dd> : null}
  </div>
);
