import { type FieldError, type FieldPath, get } from 'react-hook-form';
import type { Editor } from './editor-types.ts';
import type { MenuDraft } from './menu-draft.ts';

/**
 * The sentence at a field. Asked for this way the form follows errors only; `getFieldState` would make it follow every
 * keystroke, with all items of the menu.
 */
export const fieldError = (form: Editor['form'], path: FieldPath<MenuDraft>): string | undefined =>
  (get(form.formState.errors, path) as FieldError | undefined)?.message;
