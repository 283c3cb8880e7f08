import type { ChoicesDraft } from './choices-draft.ts';

/** The ids that new groups and options are stored under, by those they were sent with: the order is that of the request. */
export const storedIds = (sent: ChoicesDraft, stored: ChoicesDraft): Map<string, string> =>
  new Map(
    sent.groups.flatMap((group, at) => {
      const { id, options } = stored.groups[at] ?? group;
      return [
        [group.id, id] as const,
        ...group.options.map((option, index) => [option.id, options[index]?.id ?? option.id] as const),
      ];
    }),
  );

/** Choices by other ids; what has no other one keeps its own. */
export const withIds = ({ groups }: ChoicesDraft, ids: ReadonlyMap<string, string>): ChoicesDraft => {
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    groups: groups.map((group) => ({
      ...group,
      id: idOf(group.id),
      options: group.options.map((option) => ({
        ...option,
        id: idOf(option.id),
        groupIds: option.groupIds.map(idOf),
      })),
    })),
  };
};
