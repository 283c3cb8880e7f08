import { useTranslation } from '@tavolina/shared-api/runtime';
import { type FieldError, type FieldPath, get } from 'react-hook-form';
import type { Editor } from './editor-types.ts';
import type { MenuDraft } from './menu-draft.ts';
import type { Problem } from './menu-problems.ts';

/**
 * What is wrong at a field, in the language of the page; gone as soon as somebody writes in it. Asked for this way the
 * form follows errors only; `getFieldState` would make it follow every keystroke, with all items of the menu.
 */
export const useProblemsAt = (form: Editor['form']) => {
  const { t } = useTranslation('business');
  const problemAt = (path: FieldPath<MenuDraft>): FieldError | undefined => get(form.formState.errors, path);
  return {
    sentenceAt: (path: FieldPath<MenuDraft>): string | undefined => {
      const problem = problemAt(path);
      return problem && t(`editor.problem.${problem.type as Problem['text']}`, { name: problem.message });
    },
    /** Only where there is one: the form draws all of itself anew whenever it is told of errors. */
    forgetAt: (path: FieldPath<MenuDraft>): void => {
      if (problemAt(path)) form.clearErrors(path);
    },
  };
};
