import { LIMITS } from '@tavolina/shared-api/contract';
import { TextArea } from '@tavolina/shared-ui';
import { type FormEvent, useState } from 'react';
import { FormButtons } from './form-buttons.tsx';
import styles from './history.module.css';

/** Asks for the reason of what is about to be done, and does it with one that has words. */
export const ReasonForm = ({
  label,
  hint,
  doIt,
  busy,
  onReason,
  onCancel,
}: {
  label: string;
  hint: string;
  /** Text of the button that does it. */
  doIt: string;
  busy: boolean;
  onReason: (reason: string) => void;
  onCancel: () => void;
}) => {
  const [reason, setReason] = useState('');
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const written = reason.trim();
    if (written) onReason(written);
  };
  return (
    <form className={styles.reason} onSubmit={handleSubmit}>
      <TextArea
        label={label}
        hint={hint}
        required
        autoFocus
        maxLength={LIMITS.reviewComment}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormButtons doIt={doIt} variant="danger" busy={busy} onCancel={onCancel} />
    </form>
  );
};
