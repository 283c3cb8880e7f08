import { useTranslation } from '@tavolina/shared-api/runtime';
import { startTransition, useEffect, useState } from 'react';
import type { Editor } from './editor-types.ts';
import styles from './unsaved.module.css';
import { DEBOUNCE_MS } from './use-debounced.ts';

/**
 * Says, when typing rests, that something was not saved yet: with a key it would lay out the page's head again. It has its
 * place from the beginning, so that nothing moves under who types.
 */
export const Unsaved = ({ form: { subscribe } }: { form: Editor['form'] }) => {
  const { t } = useTranslation('business');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty = false }) => {
        clearTimeout(timer);
        timer = setTimeout(() => startTransition(() => setIsShown(isDirty)), DEBOUNCE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);
  return (
    <span aria-live="polite" className={styles.place}>
      {isShown ? (
        <span>
          {t('editor.unsaved')}
          <span> · {t('editor.draftKept')}</span>
        </span>
      ) : null}
    </span>
  );
};
