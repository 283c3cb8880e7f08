import { useQuery } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { LazyPart, lazyCode } from '../../lib/pages/lazy-part.tsx';
import type { Editor } from './editor-types.ts';
import { MenuDetails } from './menu-details.tsx';
import type { Problem } from './save/menu-problems.ts';
import type { useOpenPart } from './use-open-part.ts';

/** The lists of items, and what sorts them; a menu opens at its details. */
const itemsCode = lazyCode('items', () => import(/* webpackChunkName: 'items' */ './item/items-part.tsx'));

/** The part of the menu that is open. */
export const OpenPart = ({
  editor,
  open: { part, item },
  sought,
  index,
  count,
  details,
  onMove,
  onRemove,
}: {
  editor: Editor;
  open: ReturnType<typeof useOpenPart>['open'];
  /** The field to focus. */
  sought: Problem | undefined;
  /** Of the open section, below 0 where none is, and how many there are. */
  index: number;
  count: number;
  details: Omit<Parameters<typeof MenuDetails>[0], 'editor'>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) => {
  const code = useQuery(itemsCode);
  const isThere = code.data !== undefined;
  const { form } = editor;
  useEffect(() => {
    // Once the part is open and its fields are there.
    if (sought && isThere) form.setFocus(sought.field);
  }, [form, sought, isThere]);
  // A new list of open items for every part and every problem that is focused.
  const key = `${part} ${item ?? ''}`;
  if (part === 'details') return <MenuDetails editor={editor} {...details} />;
  return (
    <LazyPart query={code} height="560px">
      {({ OthersPanel, SectionPanel }) =>
        index < 0 ? (
          <OthersPanel key={key} editor={editor} opened={item} />
        ) : (
          <SectionPanel
            key={key}
            editor={editor}
            index={index}
            count={count}
            opened={item}
            onMove={onMove}
            onRemove={onRemove}
          />
        )
      }
    </LazyPart>
  );
};
