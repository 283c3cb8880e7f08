import { LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, SearchField } from '@tavolina/shared-ui';
import { type FormEvent, useState } from 'react';
import styles from './sign-in.module.css';

/** Asks for what to look up. Nothing is looked up while it is typed, because each look is recorded. */
export const LookUpForm = ({
  label,
  hint,
  value,
  onLookUp,
}: {
  label: string;
  hint: string;
  value: string;
  onLookUp: (typed: string) => void;
}) => {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState(value);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onLookUp(typed.trim());
  };
  return (
    <search>
      <form className={styles.signIn} onSubmit={handleSubmit}>
        <SearchField
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={LIMITS.email}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="action">
          {t('platform.lookUp')}
        </Button>
      </form>
    </search>
  );
};
