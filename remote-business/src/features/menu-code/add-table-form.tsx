import { currentPlace } from '@tavolina/shared-api/auth';
import { LIMITS, type PlaceTable } from '@tavolina/shared-api/contract';
import { useErrorsInLanguage, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ignoreSecondTap, Notice, TextField } from '@tavolina/shared-ui';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form/form-draft.ts';
import styles from './menu-code.module.css';
import { useAddTables } from './use-add-tables.ts';

const SECRETS = [] as const;
/** A letter that is typed before the emptied field is drawn is not lost. */
const STILL_TYPED = { keepFieldsRef: true };

/**
 * Adds tables by their numbers or names. The field is free at once, so that one name can be typed after the other on a slow
 * connection (product.md §284), and keeps the focus. What is not added yet is kept over a reload (product.md §84, §570).
 */
export const AddTableForm = ({
  added,
  onAdded,
}: {
  /** The one that was added last. */
  added: PlaceTable | undefined;
  onAdded: (table: PlaceTable) => void;
}) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const [key] = useState(() => `new-table:${currentPlace()}`);
  const [kept] = useState(() => readFormDraft(key));
  const form = useForm({ defaultValues: { label: kept.label ?? '' } });
  useFormDraft(form, key, SECRETS);
  useErrorsInLanguage(form);
  const element = useRef<HTMLFormElement>(null);
  const { getValues, setValue, setFocus } = form;
  const handleFailure = (label: string): void => {
    if (getValues('label') !== '') return;
    setValue('label', label);
    // What is typed next takes the place of a name that came back.
    const field = element.current?.elements.namedItem('label');
    if (field instanceof HTMLInputElement && field === document.activeElement) field.select();
  };
  const handleRepeated = (label: string): void => {
    // It had come back into the field before the page was reloaded.
    if (getValues('label') !== label || form.getFieldState('label').isDirty) return;
    form.reset({ label: '' }, STILL_TYPED);
    deleteFormDraft(key);
  };
  const { add, onTheWay, failed } = useAddTables({
    onAdded,
    onFailure: handleFailure,
    onRepeated: handleRepeated,
  });
  const submit = form.handleSubmit(({ label }) => {
    form.reset({ label: '' }, STILL_TYPED);
    deleteFormDraft(key);
    setFocus('label');
    add(label.trim());
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // A key that is held down sends nothing twice.
    if (getValues('label') !== '' || onTheWay.length === 0) void submit();
  };
  const stateText = (): string | null => {
    if (onTheWay.length > 0) return t('tables.adding', { tables: onTheWay.join(', ') });
    return added ? t('tables.added', { table: added.label }) : null;
  };
  return (
    <form
      ref={element}
      noValidate
      className={styles.add}
      onSubmit={handleSubmit}
      aria-label={t('tables.add')}
    >
      <TextField
        label={t('tables.label')}
        hint={t('tables.labelHint')}
        error={form.formState.errors.label?.message}
        {...form.register('label', rules.name(LIMITS.tableLabel))}
      />
      <Button type="submit" onClick={ignoreSecondTap}>
        {t('tables.add')}
      </Button>
      <output>{stateText()}</output>
      {failed.map(({ label, reason }) => (
        <Notice key={label} tone="danger" title={t('tables.notAdded', { table: label })}>
          {reason}
        </Notice>
      ))}
    </form>
  );
};
