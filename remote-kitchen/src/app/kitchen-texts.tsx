import { Outlet } from '@tavolina/shared-api/runtime';
import { TextsContext } from '@tavolina/shared-console/texts/texts-context.ts';

/** Namespace of this part's texts. */
export const NAMESPACE = 'kitchen';

/** Lets what the console shares with this part take its texts from this part's. */
export const KitchenTexts = () => (
  <TextsContext value={NAMESPACE}>
    <Outlet />
  </TextsContext>
);
