import { editMenu, getOwnMenu } from '@tavolina/shared-api/client';
import type { Menu } from '@tavolina/shared-api/contract';
import { useMutation, useTranslation } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasStatus } from '../../lib/refusal.ts';
import { useKeepMenu } from '../../lib/use-keep-menu.ts';
import { type ChoicesDraft, choicesDraft } from './choices-draft.ts';
import { choicesRequest } from './choices-request.ts';

/**
 * Saves the choices of a menu. Where the menu was saved elsewhere meanwhile, `theirs` is the menu as it is now: saving again
 * is based on that, and so replaces its choices and nothing else.
 */
export const useSaveChoices = (menu: Menu, form: UseFormReturn<ChoicesDraft>) => {
  const { i18n } = useTranslation('business');
  const keep = useKeepMenu();
  const [base, setBase] = useState(menu);
  const [theirs, setTheirs] = useState<Menu>();
  const takeStored = (stored: Menu): void => {
    setBase(stored);
    setTheirs(undefined);
    form.reset(choicesDraft(stored, i18n.language));
  };
  const save = useMutation({
    mutationFn: (onto: Menu) => editMenu(menu.id, choicesRequest(form.getValues(), onto)),
    onSuccess: (saved) => {
      keep(saved);
      takeStored(saved);
    },
    onError: async (error) => {
      // Without it the refusal is shown like any other.
      if (hasStatus(error, 409)) setTheirs(await getOwnMenu(menu.id).catch(() => undefined));
    },
  });
  return { base, theirs, save, takeStored };
};
