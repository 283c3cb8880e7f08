import { currentRelease } from '@tavolina/shared-api/runtime';
import type { createRoot } from 'react-dom/client';

/**
 * Shows the badge if the page is a preview. Its code is loaded only then, because previews are rare.
 * @param render what draws pages, which is not loaded a second time
 */
export const markPreview = async (render: typeof createRoot): Promise<void> => {
  if (!currentRelease().preview) return;
  const { showPreview } = await import('./preview-badge.tsx');
  showPreview(render);
};
