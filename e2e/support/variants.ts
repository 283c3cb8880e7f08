import type { VariantFile } from './release-platform.ts';

/** What the console's login greets with, as it is built and in a changed version. */
export const WELCOME = 'Mirë se u ktheve';
export const CHANGED_WELCOME = 'Mirë se erdhe';

/** What broken versions throw. */
export const CAUSE = 'broken on purpose';

/** A version of the console that greets in other words. */
export const changeWelcome = ({ text }: VariantFile): string => text.replaceAll(WELCOME, CHANGED_WELCOME);

/** A version of the storefront that asks to search in other words. */
export const changeSearch = ({ text }: VariantFile): string => text.replaceAll('Kërko', 'Gjej');

/** A version of a remote that throws while it loads. */
export const breakEntry = ({ text, isEntry }: VariantFile): string =>
  isEntry ? `throw new Error('${CAUSE}');${text}` : text;
