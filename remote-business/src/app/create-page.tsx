import { CreateScreen } from '../features/menu-editor/create-screen.tsx';
import { RoomForMenu } from '../lib/room-for-menu.tsx';

/** The form of a new menu, where the plan has room for one. */
export const CreatePage = () => (
  <RoomForMenu>
    <CreateScreen />
  </RoomForMenu>
);
