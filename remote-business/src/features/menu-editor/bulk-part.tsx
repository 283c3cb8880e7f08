import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button } from '@tavolina/shared-ui';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { itemsOf, type MenuDraft } from './draft/menu-draft.ts';
import type { Editor } from './editor-types.ts';
import { useDebounced } from './use-debounced.ts';

const BulkPictures = lazyPart(
  async () => (await import(/* webpackChunkName: 'items' */ './bulk/bulk-pictures.tsx')).BulkPictures,
);

const hasItems = (draft: MenuDraft): boolean => itemsOf(draft).length > 0;

/** The way to pictures for many items at once, where there are items (product.md §496). */
export const BulkPart = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('business');
  const isFilled = useDebounced(editor.form, hasItems, undefined);
  const [isOpen, setIsOpen] = useState(false);
  if (!isFilled) return null;
  return (
    <div>
      <Button size="sm" aria-haspopup="dialog" icon={<Images {...ICON} />} onClick={() => setIsOpen(true)}>
        {t('bulk.title')}
      </Button>
      {isOpen ? <BulkPictures editor={editor} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
};
