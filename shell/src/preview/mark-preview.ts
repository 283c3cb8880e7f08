import { currentRelease } from '@tavolina/shared-api/runtime';

/** Shows the badge if the page is a preview. Its code is loaded only then, because previews are rare. */
export const markPreview = async (): Promise<void> => {
  if (!currentRelease().preview) return;
  const { showPreview } = await import('./preview-badge.tsx');
  showPreview();
};
