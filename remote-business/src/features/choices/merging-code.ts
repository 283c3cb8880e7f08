import { lazyCode } from '../../lib/pages/lazy-part.tsx';

const load = async () => {
  const [{ mergeChoices }, { ChoicesConflict }] = await Promise.all([
    import(/* webpackChunkName: 'choice-groups' */ './merge-choices.ts'),
    import(/* webpackChunkName: 'choice-groups' */ './choices-conflict.tsx'),
  ]);
  return { mergeChoices, ChoicesConflict };
};

/** What brings two versions of the choices together, see `mergingCode`. */
export type Merging = Awaited<ReturnType<typeof load>>;

/** The code that merges choices, and asks for what both changed: most saves do without it (product.md §409). */
export const mergingCode = lazyCode('choices-merging', load);
