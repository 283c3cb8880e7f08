import { ApiError, deleteMenu, editMenu } from '@tavolina/shared-api/client';
import type { MenuCard } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { isUnanswered } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { MENUS_KEY, myMenusQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { useState } from 'react';

const toast = async (title: string): Promise<void> => {
  const { showToast } = await import('@tavolina/shared-ui/overlays');
  showToast({ title });
};

/** A menu that is not there any more, because it went from another window or its answer was lost, is what was asked for. */
const deleteFor = async ({ id }: MenuCard): Promise<void> => {
  try {
    await deleteMenu(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'menu_not_found')) throw error;
  }
};

/** What the list does with its menus, and what went wrong last. */
export type MenuActions = ReturnType<typeof useMenuActions>;

/**
 * Deletes, publishes and withdraws menus of the list: shown at once, and taken back when the server refuses, which
 * `failure` says; `backId` is the menu that came back so.
 */
export const useMenuActions = () => {
  const { t } = useTranslation('business');
  const { data: menus } = useQuery(myMenusQuery);
  const failureText = useFailureText();
  const client = useQueryClient();
  const [backId, setBackId] = useState<string>();

  const change = async (update: (menus: MenuCard[]) => MenuCard[]) => {
    await client.cancelQueries(myMenusQuery);
    const before = client.getQueryData<MenuCard[]>(myMenusQuery.queryKey);
    client.setQueryData<MenuCard[]>(myMenusQuery.queryKey, (menus) => menus && update(menus));
    return { before };
  };
  const takeBack = (context: { before: MenuCard[] | undefined } | undefined): void => {
    if (context?.before) client.setQueryData(myMenusQuery.queryKey, context.before);
  };
  const ask = () => client.invalidateQueries({ queryKey: MENUS_KEY });
  // Not waited for: a failure is said at once, however long a server that is away takes to be asked again. Its first
  // answer may have overtaken the change that it has not answered yet.
  const refresh = (_done: unknown, error: Error | null): void => {
    const asked = ask();
    if (isUnanswered(error)) void asked.then(ask);
  };

  const remove = useMutation({
    mutationFn: deleteFor,
    onMutate: ({ id }) => change((menus) => menus.filter((menu) => menu.id !== id)),
    onSuccess: (_done, { title }) => void toast(t('menus.deleted', { title })),
    onError: (_error, { id }, context) => {
      setBackId(id);
      takeBack(context);
    },
    onSettled: refresh,
  });
  const publish = useMutation({
    mutationFn: ({ id, is_published }: MenuCard) => editMenu(id, { is_published }),
    onMutate: (changed) => change((menus) => menus.map((menu) => (menu.id === changed.id ? changed : menu))),
    onError: (_error, _menu, context) => takeBack(context),
    onSettled: refresh,
  });
  const failureOf = (
    { error, variables }: { error: Error | null; variables: MenuCard | undefined },
    key: 'deleteFailed' | 'publishFailed',
  ): string | undefined => {
    if (!error || !variables) return undefined;
    const { id, title, is_published } = variables;
    if (!isUnanswered(error)) return `${t(`menus.${key}`, { title })} ${failureText(error)}`;
    const asked = key === 'deleteFailed' ? undefined : is_published;
    const now = menus?.find((menu) => menu.id === id)?.is_published;
    return now === asked ? undefined : t('menus.changeUnknown', { title });
  };
  return {
    backId,
    remove: (menu: MenuCard) => {
      publish.reset();
      setBackId(undefined);
      remove.mutate(menu);
    },
    publish: (menu: MenuCard) => {
      remove.reset();
      publish.mutate(menu);
    },
    failure: failureOf(remove, 'deleteFailed') ?? failureOf(publish, 'publishFailed'),
  };
};
