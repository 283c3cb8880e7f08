import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { visuallyHidden } from './visually-hidden.ts';

/** A box to tick. */
export const Checkbox = ({ label, ...props }: ComponentProps<'input'> & { label: string }) => (
  <label className={styles.check}>
    <input type="checkbox" {...props} className={clsx(styles.mark, styles.box)} />
    {label}
  </label>
);

/** The browser says itself whether a box is checked; an `aria-checked` beside it could only contradict. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** Something that is on or off, and changes at once. */
export const Switch = ({
  label,
  hideLabel = false,
  ...props
}: ComponentProps<'input'> & {
  label: string;
  /** The label is for screen readers only, because the place says it to the eye. */
  hideLabel?: boolean;
}) => (
  <label className={styles.check}>
    <input {...SWITCH} {...props} className={styles.switch} />
    <span className={hideLabel ? visuallyHidden : undefined}>{label}</span>
  </label>
);

/** A few values of which one is chosen; all are in view. */
export const SegmentedControl = <V extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** Name of the group for screen readers. */
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

/** A large choice with a description; what belongs to it shows below once it is chosen. */
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
