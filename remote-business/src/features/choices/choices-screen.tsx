import type { Menu } from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { OwnMenuPage } from '../../lib/menus/own-menu-page.tsx';
import { LazyPart } from '../../lib/pages/lazy-part.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { readKeptChoices } from './kept-choices.ts';
import { mergingCode } from './merging-code.ts';

/** The form; where the tab kept choices of another version, once the code is there that brings both together. */
const OpenedChoices = ({ menu }: { menu: Menu }) => {
  const [isOld] = useState(() => (readKeptChoices(menu.id)?.version ?? menu.version) !== menu.version);
  const code = useQuery({ ...mergingCode, enabled: isOld });
  if (!isOld) return <ChoicesForm menu={menu} merging={undefined} />;
  return (
    <LazyPart query={code} height="480px">
      {(merging) => <ChoicesForm menu={menu} merging={merging} />}
    </LazyPart>
  );
};

/** What can be chosen of a menu's items (product.md §409). */
export const ChoicesScreen = () => (
  <OwnMenuPage holdsWriting>{(menu) => <OpenedChoices key={menu.id} menu={menu} />}</OwnMenuPage>
);
