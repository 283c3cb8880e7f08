import { useTranslation } from '@tavolina/shared-api/runtime';
import { startTransition, useEffect, useState } from 'react';
import type { Editor } from './editor-types.ts';
import { REST_MS } from './use-rested.ts';

/** Says, when typing rests, that something was not saved yet: with a key it would lay out the page's head anew. */
export const Unsaved = ({ form: { subscribe } }: { form: Editor['form'] }) => {
  const { t } = useTranslation('business');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty = false }) => {
        clearTimeout(timer);
        timer = setTimeout(() => startTransition(() => setIsShown(isDirty)), REST_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);
  return <span aria-live="polite">{isShown ? t('editor.unsaved') : null}</span>;
};
