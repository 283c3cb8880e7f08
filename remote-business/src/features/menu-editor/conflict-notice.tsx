import { useTranslation } from '@tavolina/shared-api/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { ClashNotice } from '../../lib/merge/clash-notice.tsx';
import type { MergeChoices } from '../../lib/merge/merge-choices.ts';
import { useConflictTexts } from './conflict-texts.tsx';
import type { Editor } from './editor-types.ts';
import { onFormChange } from './form-changes.ts';
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
  /** See `ClashNotice`. */
  isHeld: boolean;
  isSought: boolean;
  firstRef: RefObject<HTMLInputElement | null>;
  onSave: (choices: MergeChoices) => void;
  onTake: () => void;
}) => {
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
