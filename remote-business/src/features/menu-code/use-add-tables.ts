import { currentPlace } from '@tavolina/shared-api/auth';
import { ApiError, addTable } from '@tavolina/shared-api/client';
import type { PlaceTable } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { hasStatus, isRefusal } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useEffect, useState } from 'react';
import { tablesQuery } from '../../lib/tables-query.ts';
import { forgetTables, keepTable, waitingTables } from './waiting-tables.ts';

/** A table that was not added, and the sentence that says why. */
interface FailedTable {
  label: string;
  reason: string;
}

/** The sentence of a refusal that is about the name. */
const refusalOf = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? failure.errors.find(({ field }) => field === 'label')?.message : undefined;

interface AskedTable {
  label: string;
  /** What had failed when it was asked for: once it is added, its owner has read that. */
  told: readonly FailedTable[];
  /** It was sent before and not answered, so it may be there already. */
  isRepeated: boolean;
}

/** @returns the table; undefined for one that an attempt before had added, whose answer was lost */
const add = async ({ label, isRepeated }: AskedTable): Promise<PlaceTable | undefined> => {
  try {
    return await addTable(label);
  } catch (failure) {
    if (isRepeated && hasStatus(failure, 409) && failure.code === 'table_exists') return undefined;
    throw failure;
  }
};

/**
 * Adds tables one after the other, in the order in which they were asked for. After a reload those are sent that were not
 * answered (product.md §570).
 * @param onAdded told each that was added, once the list has it
 * @param onFailure told the name of each that was not added
 * @param onRepeated told the name of each that was sent again, once it is there
 */
export const useAddTables = ({
  onAdded,
  onFailure,
  onRepeated,
}: {
  onAdded: (table: PlaceTable) => void;
  onFailure: (label: string) => void;
  onRepeated: (label: string) => void;
}) => {
  const client = useQueryClient();
  const failureText = useFailureText();
  const [key] = useState(() => `tables-to-add:${currentPlace()}`);
  const [onTheWay, setOnTheWay] = useState<string[]>([]);
  const [failed, setFailed] = useState<FailedTable[]>([]);
  const { mutate } = useMutation({
    mutationKey: [key],
    mutationFn: add,
    scope: { id: 'add-table' },
    onSuccess: async (table, { label, told, isRepeated }) => {
      if (isRepeated) onRepeated(label);
      forgetTables(key, [label, ...told.map((one) => one.label)]);
      setFailed((all) => all.filter((one) => !told.includes(one)));
      await client.invalidateQueries(tablesQuery);
      if (table) onAdded(table);
    },
    onError: (failure, { label }) => {
      const reason = refusalOf(failure) ?? failureText(failure);
      setFailed((others) => [...others.filter((one) => one.label !== label), { label, reason }]);
      onFailure(label);
      if (isRefusal(failure)) forgetTables(key, [label]);
    },
    onSettled: (_table, _failure, { label }) =>
      setOnTheWay((others) => others.filter((one) => one !== label)),
  });
  useEffect(() => {
    // A page that was left and opened again sends them still.
    if (client.isMutating({ mutationKey: [key] }) > 0) return;
    const waiting = waitingTables(key);
    setOnTheWay(waiting);
    for (const label of waiting) mutate({ label, told: [], isRepeated: true });
  }, [client, key, mutate]);
  return {
    add: (label: string): void => {
      const isRepeated = waitingTables(key).includes(label) && !onTheWay.includes(label);
      keepTable(key, label);
      setOnTheWay((others) => [...others, label]);
      mutate({ label, told: failed, isRepeated });
    },
    /** Names that were sent and are not answered yet. */
    onTheWay,
    /** Those that were not added, until one that was asked for later is. */
    failed,
  };
};
