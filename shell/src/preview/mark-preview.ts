import { currentRelease } from '@tavolina/shared-api/runtime';

/** Marks the page as a preview where it is one. That is rare, so that nobody else loads what shows it. */
export const markPreview = async (): Promise<void> => {
  if (!currentRelease().preview) return;
  const { showPreview } = await import('./preview-badge.tsx');
  showPreview();
};
