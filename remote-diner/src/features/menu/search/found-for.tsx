import type { GroupsById, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { use } from 'react';
import { NamesWithin } from '../../../lib/reading/names-within.tsx';
import { useTextLanguage } from '../../../lib/reading/use-read-menu.ts';
import styles from '../dish/dish.module.css';
import { FoundById } from './marked-text.tsx';

/** What can be chosen and is called so in any language. */
const choiceCalled = (groups: GroupsById, name: string) =>
  [...groups.values()]
    .flatMap((group) => [group, ...group.options])
    .find((thing) =>
      [thing, ...Object.values(thing.translations ?? {})].some((written) => written?.name === name),
    );

/**
 * Says why a dish was found, where the word does not stand in it (product.md §309): for which one, and by which choice (§523), as
 * its diner reads it.
 */
export const FoundFor = ({ id, menu, groups }: { id: string; menu: Menu; groups: GroupsById }) => {
  const { t } = useTranslation('diner');
  const langOf = useTextLanguage(menu);
  const { typed = [], choices = [] } = use(FoundById).get(id) ?? {};
  if (typed.length + choices.length === 0) return null;
  const names = choices.map((name) => {
    const choice = choiceCalled(groups, name);
    return { children: choice?.name ?? name, lang: choice && langOf(choice, 'name') };
  });
  return (
    <p className={styles.foundFor}>
      {names.length > 0 ? (
        <NamesWithin names={names} sentence={(written) => t('menu.foundChoice', { choices: written })} />
      ) : null}
      {names.length > 0 && typed.length > 0 ? ' · ' : null}
      {typed.length > 0 ? t('menu.foundFor', { typed: typed.join(', ') }) : null}
    </p>
  );
};
