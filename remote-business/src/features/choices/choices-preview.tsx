import type { Menu } from '@tavolina/shared-api/contract';
import { memo, startTransition, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DrawnBy } from '../../lib/menus/phone-preview/preview-part.tsx';
import { useRates } from '../../lib/menus/use-rates.ts';
import { type ChoicesDraft, draftCopy } from './choices-draft.ts';
import { groupsForPreview, sectionsForPreview } from './menu-for-preview.ts';

interface Props extends DrawnBy {
  menu: Menu;
  /** Of the group that is open. */
  openId: string | undefined;
}

const DraftPhone = memo(({ PhoneMenu, draft, menu, openId }: Props & { draft: ChoicesDraft }) => {
  const { rates } = useRates();
  const sections = sectionsForPreview(draft, menu, openId);
  // A cover fills the screen of a phone: what the open group is about stands below it.
  const shown = sections.find(
    ({ isDisplayed, items }) => isDisplayed && items.some(({ isThere }) => isThere),
  );
  return (
    <PhoneMenu
      title={menu.title}
      place={menu.business.name}
      cuisine={menu.cuisine_type}
      imageUrl={menu.image_url}
      groups={groupsForPreview(draft, menu)}
      rates={rates}
      sections={sections}
      open={openId === undefined || !shown ? null : (shown.index ?? 'others')}
    />
  );
});

/** Dishes as a diner's phone shows them with the choices that are being written (product.md §549); keys do not wait for it. */
export const ChoicesPreview = ({ form, ...props }: Props & { form: UseFormReturn<ChoicesDraft> }) => {
  const [draft, setDraft] = useState(() => draftCopy(form.getValues()));
  useEffect(() => {
    const take = (): void => setDraft(draftCopy(form.getValues()));
    const { unsubscribe } = form.watch(() => startTransition(take));
    return unsubscribe;
  }, [form]);
  return <DraftPhone {...props} draft={draft} />;
};
