import type { GROUP_FIELDS, Translations } from '@tavolina/shared-api/contract';

/** Something with a name in the languages of its place. */
export interface Named {
  name: string;
  translations?: Translations<Pick<typeof GROUP_FIELDS, 'name'>> | undefined;
}

/** A group of choices, as much of it as its names need. */
interface NamedGroup extends Named {
  id: string;
  options: readonly (Named & { option_group_ids: readonly string[] })[];
}

/**
 * What can be chosen where each group comes with a dish: the names of the group, of its options, and of the groups that come with
 * these (product.md §400, §523), by the group's id.
 * @param namesOf the names that are wanted of each
 */
export const choiceNames = (
  groups: readonly NamedGroup[],
  namesOf: (named: Named) => readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const own = ({ options, ...group }: NamedGroup) => [group, ...options].flatMap(namesOf);
  const within = ({ options }: NamedGroup) =>
    options.flatMap(({ option_group_ids }) => option_group_ids.flatMap((id) => byId.get(id) ?? []));
  return new Map(
    groups.map((group) => [group.id, [...new Set([group, ...within(group)].flatMap(own))]] as const),
  );
};
