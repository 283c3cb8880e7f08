import { OwnMenuPage } from '../../lib/own-menu-page.tsx';
import { ChoicesForm } from './choices-form.tsx';

/** What can be chosen of a menu's items (product.md §409). */
export const ChoicesScreen = () => (
  <OwnMenuPage holdsWriting>{(menu) => <ChoicesForm key={menu.id} menu={menu} />}</OwnMenuPage>
);
