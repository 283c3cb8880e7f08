import { useTranslation } from '@tavolina/shared-api/runtime';
import { useFormState } from 'react-hook-form';
import type { Editor } from './editor-types.ts';

/** Says that something was not saved yet; it alone is drawn when that changes. */
export const Unsaved = ({ form }: { form: Editor['form'] }) => {
  const { t } = useTranslation('business');
  const { isDirty } = useFormState({ control: form.control });
  return <span aria-live="polite">{isDirty ? t('editor.unsaved') : null}</span>;
};
