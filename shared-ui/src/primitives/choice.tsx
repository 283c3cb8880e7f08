import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { visuallyHidden } from './visually-hidden.ts';

/** A checkbox. */
export const Checkbox = ({ label, ...props }: ComponentProps<'input'> & { label: string }) => (
  <label className={styles.check}>
    <input type="checkbox" {...props} className={clsx(styles.mark, styles.box)} />
    {label}
  </label>
);

/** Without `aria-checked`, because browsers derive it from `checked`. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** A switch that takes effect at once. */
export const Switch = ({
  label,
  hideLabel = false,
  ...props
}: ComponentProps<'input'> & {
  label: string;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
}) => (
  <label className={styles.check}>
    <input {...SWITCH} {...props} className={styles.switch} />
    <span className={hideLabel ? visuallyHidden : undefined}>{label}</span>
  </label>
);

/** A group of radio buttons in one row. */
export const SegmentedControl = <V extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: V; label: string; name?: string; icon?: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
}) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={visuallyHidden}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** A large radio button with a description. Its content is shown once it is selected. */
export const RadioCard = ({
  label,
  description,
  icon,
  children,
  ...props
}: ComponentProps<'input'> & { label: string; description?: string; icon?: ReactNode }) => (
  <div className={styles.card}>
    <label>
      <input type="radio" {...props} className={clsx(styles.mark, styles.dot)} />
      <span className={styles['card-text']}>
        <span className={styles['card-label']}>{label}</span>
        {description ? <span className={styles.muted}>{description}</span> : null}
      </span>
      {icon}
    </label>
    {props.checked ? children : null}
  </div>
);
