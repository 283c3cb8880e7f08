import type { Menu } from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import type { RefObject } from 'react';
import type { MergeChoices } from '../../../lib/merge/merge-choices.ts';
import { LazyPart, lazyCode } from '../../../lib/pages/lazy-part.tsx';
import { DraftNotice } from '../draft/draft-notice.tsx';
import type { StoredDraft } from '../draft/draft-storage.ts';
import type { Editor } from '../editor-types.ts';
import { SaveAsNew } from '../save/save-as-new.tsx';
import type { useSaveAsNew } from '../save/use-save-as-new.ts';
import type { MergeConflict } from './merged-fields.ts';

/** The choice between two values, which most saves do without. */
const conflictCode = lazyCode(
  'conflict',
  () => import(/* webpackChunkName: 'items' */ './conflict-notice.tsx'),
);

/** What a menu's form is not alone with: what the device kept, who saved first, or who deleted the menu. */
export const ConcurrentChangeNotices = ({
  form,
  kept,
  base,
  theirs,
  conflictsWith,
  choiceRef,
  isSought,
  isGone,
  isSaving,
  creation,
  onKeep,
  onTake,
}: {
  form: Editor['form'];
  kept: StoredDraft | undefined;
  /** The menu this form began from. */
  base: Menu;
  /** The menu as somebody else saved it, where both changed the same. */
  theirs: Menu | undefined;
  conflictsWith: (theirs: Menu) => MergeConflict[];
  choiceRef: RefObject<HTMLInputElement | null>;
  /** The last save has met what somebody else saved. */
  isSought: boolean;
  isGone: boolean;
  isSaving: boolean;
  creation: ReturnType<typeof useSaveAsNew>;
  onKeep: (theirs: Menu, choices: MergeChoices) => void;
  /** What is written is given up for a menu of the server's. */
  onTake: (now: Menu) => void;
}) => {
  const isHeld = isSaving || creation.isPending;
  const isConflict = theirs !== undefined && !isGone;
  const code = useQuery({ ...conflictCode, enabled: isConflict });
  return (
    <>
      {isConflict ? (
        // This offers the current state. Discarding the stored draft would return to an older one.
        <LazyPart query={code} height="180px">
          {({ ConflictNotice }) => (
            <ConflictNotice
              form={form}
              clashes={() => conflictsWith(theirs)}
              isHeld={isHeld}
              isSought={isSought}
              firstRef={choiceRef}
              onSave={(choices) => onKeep(theirs, choices)}
              onTake={() => onTake(theirs)}
            />
          )}
        </LazyPart>
      ) : (
        <DraftNotice draft={kept} version={base.version} isHeld={isHeld} onStartOver={() => onTake(base)} />
      )}
      {isGone ? <SaveAsNew creation={creation} /> : null}
    </>
  );
};
