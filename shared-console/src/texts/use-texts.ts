import { useTranslation } from '@tavolina/shared-api/runtime';
import { use } from 'react';
import { TextsContext } from './texts-context.ts';

/** The texts of this package, in the part whose page is shown. */
export const useTexts = () => useTranslation(use(TextsContext));
