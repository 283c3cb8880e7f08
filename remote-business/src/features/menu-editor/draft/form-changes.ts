import type { Editor } from '../editor-types.ts';

type Form = Editor['form'];

/** A change of what is in a form. */
export interface FormChange {
  /** The field, or what holds it; absent where all of the form may have changed. */
  name: string | undefined;
  /** By a key, so that more may follow at once. */
  isTyped: boolean;
}

/**
 * Hears of every change of what is in a form. The form's own subscriptions to values copy all of it for every key, which
 * is most of the work of a key in a menu of a hundred items; this one copies nothing.
 */
export const onFormChange = (form: Form, hear: (change: FormChange) => void): (() => void) =>
  form.control._subjects.state.subscribe({
    next: (news) => {
      const isKey = news.type === 'change';
      if (isKey || 'values' in news) hear({ name: news.name, isTyped: isKey });
    },
  }).unsubscribe;

/** Whether a change is about a part of the form: it, something in it, or what holds it. */
export const isAbout = ({ name }: FormChange, part: string | undefined): boolean =>
  name === undefined ||
  part === undefined ||
  name === part ||
  name.startsWith(`${part}.`) ||
  part.startsWith(`${name}.`);
