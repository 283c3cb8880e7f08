import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import choice from '../primitives/choice.module.css';
import styles from './option-row.module.css';

/**
 * One of several things to choose, over the whole width, with what it costs at the end. With `aria-disabled` it keeps the
 * focus and does nothing.
 */
export const OptionRow = ({
  label,
  detail,
  more,
  type,
  onChange,
  ...props
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  type: 'radio' | 'checkbox';
  /** At the end of the row, part of its name. */
  detail?: ReactNode;
  /** Below the label, part of the name. */
  more?: ReactNode;
}) => (
  <label className={styles.row}>
    <input
      {...props}
      type={type}
      className={clsx(choice.mark, type === 'radio' ? choice.dot : choice.box)}
      onChange={(event) => props['aria-disabled'] || onChange?.(event)}
    />
    <span className={styles.label}>
      {label}
      {more ? <span className={styles.more}> {more}</span> : null}
    </span>{' '}
    {detail}
  </label>
);
