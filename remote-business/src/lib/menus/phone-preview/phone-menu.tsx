import type { EuroRates } from '@tavolina/shared-api/contract';
import type { ComponentProps } from 'react';
import { Phone } from './phone.tsx';
import { previewSections, type SectionToPreview } from './preview-sections.ts';
import { groupsSeen, type OwnGroup } from './seen-choices.ts';
import { usePreviewWords } from './use-preview-words.ts';

/** A menu as a diner's phone shows it, of what a form or the server holds. */
export const PhoneMenu = ({
  sections,
  groups,
  rates,
  ...menu
}: Omit<ComponentProps<typeof Phone>, 'sections'> & {
  sections: readonly SectionToPreview[];
  groups: readonly OwnGroup[];
  /** Absent while they are not known: then no price is converted. */
  rates: EuroRates | undefined;
}) => {
  const words = usePreviewWords(groupsSeen(groups), rates);
  return <Phone {...menu} sections={previewSections(sections, words)} />;
};
