import { type FieldError, type FieldPath, get, useFormState } from 'react-hook-form';
import type { MenuDraft } from '../draft/menu-draft.ts';
import type { Editor } from '../editor-types.ts';
import type { Problem } from './menu-problems.ts';
import { useProblemText } from './use-problem-text.ts';

/** What is wrong at a field, in the language of the page; gone as soon as somebody writes in it. */
export const useProblemsAt = (form: Editor['form']) => {
  const textOf = useProblemText();
  // Asked for here, only this part follows, and errors only.
  const { errors } = useFormState({ control: form.control });
  const problemAt = (path: FieldPath<MenuDraft>): FieldError | undefined => get(errors, path);
  const sentenceAt = (path: FieldPath<MenuDraft>): string | undefined => {
    const problem = problemAt(path);
    return (
      problem && textOf({ field: path, text: problem.type as Problem['text'], name: problem.message ?? '' })
    );
  };
  /** Only where there is one: every part that follows errors is drawn again. */
  const forgetAt = (path: FieldPath<MenuDraft>): void => {
    if (problemAt(path)) form.clearErrors(path);
  };
  return {
    sentenceAt,
    forgetAt,
    /** A field of the form, with what is wrong in it. */
    fieldAt: (path: FieldPath<MenuDraft>) => ({
      error: sentenceAt(path),
      ...form.register(path, { onChange: () => forgetAt(path) }),
    }),
  };
};
