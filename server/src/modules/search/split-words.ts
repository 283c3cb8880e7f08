import { foldText } from '@tavolina/shared-api/contract';

/** Words of a text, folded, in their order (product.md §10). */
export const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
