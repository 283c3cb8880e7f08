import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';
import { visuallyHidden } from './visually-hidden.ts';

/** What every field has around its control. */
export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Error sentence, announced when it appears and linked to the field. */
  error?: string | undefined;
  /** Marks the label as optional; other fields are required. */
  optional?: boolean | undefined;
  /** The label is for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Content inside the box, before or after the input. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** Attributes that link a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, box, hint and error of a field; `children` renders the control. */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  prefix,
  suffix,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) => {
  const { t } = useTranslation('ui');
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? visuallyHidden : styles.label}>
        {label} {optional ? <span className={styles.optional}>({t('optional')})</span> : null}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {prefix ? <span className={styles.affix}>{prefix}</span> : null}
        <span className={styles.control}>
          {children({
            id,
            className: styles.input,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': describedBy || undefined,
          })}
        </span>
        {suffix ? <span className={styles.affix}>{suffix}</span> : null}
      </div>
      <div id={`${id}-error`} className={styles.errors} aria-live="polite">
        {error ? (
          <p className={styles.error}>
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" /> {error}
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
};
