import { readStored, removeStored, writeStored } from '@tavolina/shared-console/device/storage.ts';
import type { ChoicesDraft } from './choices-draft.ts';

/** Choices that were typed and not saved. */
export interface KeptChoices {
  values: ChoicesDraft;
  /** Version of the menu they began from. */
  version: number;
  /** What was stored then, so that it can be merged with what was saved since; builds before this one kept none. */
  base: ChoicesDraft | undefined;
}

const keyOf = (menuId: string): string => `tavolina-choices:${menuId}`;

/** What this tab keeps of a menu's choices; undefined where it keeps none, or something else. */
export const readKeptChoices = (menuId: string): KeptChoices | undefined => {
  try {
    const { groups, base, version } = JSON.parse(
      readStored('sessionStorage', keyOf(menuId)) ?? '{}',
    ) as Record<string, unknown>;
    if (!Array.isArray(groups) || typeof version !== 'number') return undefined;
    return {
      values: { groups },
      version,
      base: Array.isArray(base) ? { groups: base } : undefined,
    };
  } catch {
    return undefined;
  }
};

/** Keeps choices in this tab, so that a reload loses none of them (product.md §84). */
export const keepChoices = (menuId: string, { values, version, base }: KeptChoices): void => {
  const kept = { groups: values.groups, version, base: base?.groups };
  writeStored('sessionStorage', keyOf(menuId), JSON.stringify(kept));
};

/** Nothing is left to keep: the choices were saved, or given up. */
export const forgetChoices = (menuId: string): void => removeStored('sessionStorage', keyOf(menuId));
