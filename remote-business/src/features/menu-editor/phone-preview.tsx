import { memo } from 'react';
import type { PhonePart } from '../../lib/menus/phone-preview/phone.tsx';
import type { DrawnBy } from '../../lib/menus/phone-preview/preview-part.tsx';
import { draftCopy, type MenuDraft } from './draft/menu-draft.ts';
import type { Editor } from './editor-types.ts';
import { sectionsForPreview } from './sections-for-preview.ts';
import { useDebounced } from './use-debounced.ts';

interface Shown extends DrawnBy {
  /** The open part of the form. */
  open: PhonePart;
}

const DraftPhone = memo(
  ({
    PhoneMenu,
    draft,
    open,
    stored,
    groups,
    ...facts
  }: Shown & Omit<Editor, 'form'> & { draft: MenuDraft }) => (
    <PhoneMenu
      {...facts}
      groups={groups.length > 0 ? groups : (draft.option_groups ?? groups)}
      title={draft.title}
      cuisine={draft.cuisineType || null}
      imageUrl={draft.image ?? draft.imageUrl}
      sections={sectionsForPreview(draft, stored)}
      open={open}
    />
  ),
);

/** The menu as a diner's phone shows it, while it is written; it follows when typing rests. */
export const PhonePreview = ({ editor, ...shown }: Shown & { editor: Editor }) => {
  const { form, ...facts } = editor;
  const draft = useDebounced(form, draftCopy, undefined);
  return <DraftPhone {...facts} {...shown} draft={draft} />;
};
