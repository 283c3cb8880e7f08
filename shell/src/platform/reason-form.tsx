import { TextArea } from '@tavolina/shared-ui';
import { type FormEvent, useState } from 'react';
import { FormButtons } from './form-buttons.tsx';
import styles from './sections.module.css';
import { useWrongFields } from './use-wrong-fields.ts';

/** Asks for the reason of what is about to be done, and does it with one that has words. */
export const ReasonForm = ({
  label,
  hint,
  doIt,
  variant = 'danger',
  busy,
  onReason,
  onCancel,
}: {
  label: string;
  hint: string;
  /** Text of the button that does it. */
  doIt: string;
  variant?: 'action' | 'danger';
  busy: boolean;
  onReason: (reason: string) => void;
  onCancel: () => void;
}) => {
  const { form, errorOf, hasWrong, wrongText } = useWrongFields();
  const [reason, setReason] = useState('');
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!hasWrong({ reason: wrongText(reason) })) onReason(reason.trim());
  };
  return (
    <form ref={form} className={styles.reason} noValidate onSubmit={handleSubmit}>
      <TextArea
        label={label}
        hint={hint}
        error={errorOf('reason')}
        required
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormButtons doIt={doIt} variant={variant} busy={busy} onCancel={onCancel} />
    </form>
  );
};
