import type { Menu } from '@tavolina/shared-api/contract';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { useState } from 'react';
import type { MergeChoices } from '../../../lib/merge/merge-choices.ts';
import type { MenuDraft } from '../draft/menu-draft.ts';
import type { useMenuForm } from '../use-menu-form.ts';

/**
 * The menu as somebody else saved it while it was written here. What each changed alone is taken in at once; where both
 * changed the same, `theirs` stays until it was chosen (product.md §120).
 */
export const useConcurrentChanges = (
  menu: Menu,
  { isStale, conflictsWith, rebase }: ReturnType<typeof useMenuForm>,
  { draftOf, onTaken }: { draftOf: (menu: Menu) => MenuDraft; onTaken: (now: Menu) => void },
) => {
  const [theirs, setTheirs] = useState(isStale ? menu : undefined);
  const takeIn = (now: Menu, choices?: MergeChoices): void => {
    const lead = focusNear(document.activeElement);
    rebase(draftOf(now), now.version, choices);
    setTheirs(undefined);
    onTaken(now);
    lead();
  };
  return {
    theirs,
    drop: () => setTheirs(undefined),
    takeIn,
    /** @returns false where it is asked for first */
    meet: (now: Menu): boolean => {
      const isAsked = conflictsWith(draftOf(now)).length > 0;
      if (isAsked) setTheirs(now);
      else takeIn(now);
      return !isAsked;
    },
  };
};
