import { CreateScreen } from '../features/menu-editor/create-screen.tsx';
import { MenuLimitGuard } from '../lib/plans/menu-limit-guard.tsx';

/** The form of a new menu, where the plan has room for one. */
export const CreatePage = () => (
  <MenuLimitGuard>
    <CreateScreen />
  </MenuLimitGuard>
);
