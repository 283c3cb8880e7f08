import { useController } from 'react-hook-form';
import { ScheduleFields } from '../../lib/hours/schedule/schedule-fields.tsx';
import type { Editor, ItemPath } from './editor-types.ts';
import { useProblemsAt } from './save/use-problems-at.ts';

/** When the menu, a section or an item is served (product.md §467). */
export const PartSchedule = ({
  editor: { form },
  path,
}: {
  editor: Editor;
  /** Of the section or the item; absent for the menu itself. */
  path?: ItemPath | `sections.${number}`;
}) => {
  const name = path === undefined ? 'schedule' : (`${path}.schedule` as const);
  const { field } = useController({ control: form.control, name });
  const { forgetAt } = useProblemsAt(form);
  return (
    <ScheduleFields
      value={field.value}
      focus={field.ref}
      onChange={(next) => {
        field.onChange(next);
        forgetAt(name);
      }}
    />
  );
};
