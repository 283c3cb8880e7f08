import { useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useState } from 'react';
import { type ClashAnswer, ClashNotice } from '../../../lib/merge/clash-notice.tsx';
import { onFormChange } from '../draft/form-changes.ts';
import type { Editor } from '../editor-types.ts';
import { useConflictTexts } from './conflict-texts.tsx';
import type { MergeConflict } from './merged-fields.ts';

/** What both have changed, as the form is now. */
const useMergeConflicts = (form: Editor['form'], read: () => MergeConflict[]): MergeConflict[] => {
  const [, setTurn] = useState(0);
  useEffect(() => onFormChange(form, () => setTurn((turn) => turn + 1)), [form]);
  return read();
};

/** Somebody else saved the menu first, and both changed the same (product.md §120). */
export const ConflictNotice = ({
  form,
  clashes,
  ...notice
}: {
  form: Editor['form'];
  clashes: () => MergeConflict[];
} & ClashAnswer) => {
  const { t } = useTranslation('business');
  const texts = useConflictTexts();
  return (
    <ClashNotice
      {...notice}
      clashes={useMergeConflicts(form, clashes)}
      texts={texts}
      title={t('editor.conflict')}
    />
  );
};
