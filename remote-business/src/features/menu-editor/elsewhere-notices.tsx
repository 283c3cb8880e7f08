import type { EuroRates, Menu } from '@tavolina/shared-api/contract';
import { ConflictNotice } from './conflict-notice.tsx';
import type { StoredDraft } from './draft-storage.ts';
import { KeptNotice } from './kept-notice.tsx';
import { SaveAsNew } from './save-as-new.tsx';
import type { useSaveAsNew } from './use-save-as-new.ts';

/** What a menu's form is not alone with: what the device kept, who saved first, or who deleted the menu. */
export const ElsewhereNotices = ({
  kept,
  base,
  theirs,
  rates,
  isGone,
  isSaving,
  creation,
  onKeep,
  onTake,
}: {
  kept: StoredDraft | undefined;
  /** The menu this form began from. */
  base: Menu;
  /** The menu as somebody else saved it. */
  theirs: Menu | undefined;
  rates: EuroRates | undefined;
  isGone: boolean;
  isSaving: boolean;
  creation: ReturnType<typeof useSaveAsNew>;
  onKeep: (theirs: Menu) => void;
  /** What is written is given up for a menu of the server's. */
  onTake: (now: Menu) => void;
}) => {
  const isHeld = isSaving || creation.isPending;
  return (
    <>
      {theirs && !isGone ? (
        // It offers the state of now; to throw away what was kept would lead back to one that is past.
        <ConflictNotice
          base={base}
          theirs={theirs}
          rates={rates}
          isHeld={isHeld}
          onKeep={onKeep}
          onTake={onTake}
        />
      ) : (
        <KeptNotice draft={kept} version={base.version} isHeld={isHeld} onStartOver={() => onTake(base)} />
      )}
      {isGone ? <SaveAsNew creation={creation} /> : null}
    </>
  );
};
