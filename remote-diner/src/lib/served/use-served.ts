import type { Item, Menu } from '@tavolina/shared-api/contract';
import { useMemo } from 'react';
import { schedulesOf } from './schedules-of.ts';
import { useMinute } from './use-minute.ts';
import { type Served, useServedText } from './use-served-text.ts';

/** Which dishes of a menu are served in this minute, and what is said of that; undefined for one that always is. */
export const useServed = (
  menu: Menu,
): { minute: number; servedOf: (item: Pick<Item, 'id'>) => Served | undefined } => {
  const schedules = useMemo(() => schedulesOf(menu), [menu]);
  const isTimed = schedules.size > 0 || menu.business.other_menus?.some(({ schedule }) => schedule) === true;
  const minute = useMinute(isTimed);
  const servedText = useServedText();
  // As text, so that a minute in which nothing of it changes draws no dish again.
  const said = useMemo(() => {
    // The dishes of a section mostly share what applies to them.
    const words = new Map<string, Served | undefined>();
    return JSON.stringify(
      [...schedules].map(([id, each]) => {
        const key = JSON.stringify(each);
        if (!words.has(key)) words.set(key, servedText(each, minute));
        return [id, words.get(key)];
      }),
    );
  }, [schedules, servedText, minute]);
  const servedOf = useMemo(() => {
    const served = new Map(JSON.parse(said) as [string, Served | undefined][]);
    return ({ id }: Pick<Item, 'id'>) => served.get(id);
  }, [said]);
  return { minute, servedOf };
};
