import { addTable } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/field-rules.ts';
import { tablesQuery } from '../../lib/tables-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useSentForm } from '../../lib/use-sent-form.ts';
import styles from './menu-code.module.css';

/** Adds a table by its number or name. */
export const AddTableForm = () => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { form, sending, field, submit } = useSentForm({ label: '' }, ({ label }) => addTable(label.trim()), {
    isRepeatable: true,
    onSuccess: () => void client.invalidateQueries(tablesQuery),
    onGoOn: () => {
      form.reset();
      form.setFocus('label');
    },
  });
  return (
    <form noValidate className={styles.add} onSubmit={submit} aria-label={t('tables.add')}>
      <TextField
        label={t('tables.label')}
        hint={t('tables.labelHint')}
        maxLength={LIMITS.tableLabel}
        {...field('label', rules.required)}
      />
      <Button type="submit" busy={sending.isPending}>
        {t('tables.add')}
      </Button>
      {sending.error ? <Notice tone="danger">{failureText(sending.error)}</Notice> : null}
    </form>
  );
};
