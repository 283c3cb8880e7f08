import type { UseFormReturn } from 'react-hook-form';
import type { ChoicesDraft, OptionDraft } from './choices-draft.ts';
import { FurtherGroups } from './further-groups.tsx';
import { OptionDeclared } from './option-declared.tsx';

/** What is seldom set of an option: what it declares, and the groups that come with it. */
export const OptionMore = ({
  option,
  ...at
}: {
  form: UseFormReturn<ChoicesDraft>;
  path: `groups.${number}.options.${number}`;
  option: OptionDraft;
}) => (
  <>
    <OptionDeclared {...at} id={option.id} />
    <FurtherGroups {...at} option={option} />
  </>
);
