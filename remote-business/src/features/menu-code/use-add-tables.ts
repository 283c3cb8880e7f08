import { ApiError, addTable } from '@tavolina/shared-api/client';
import { useMutation, useQueryClient } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { tablesQuery } from '../../lib/tables-query.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';

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
}

/**
 * Adds tables one after the other, in the order in which they were asked for.
 * @param onFailure told the name of each that was not added
 */
export const useAddTables = (onFailure: (label: string) => void) => {
  const client = useQueryClient();
  const failureText = useFailureText();
  const [onTheWay, setOnTheWay] = useState<string[]>([]);
  const [failed, setFailed] = useState<FailedTable[]>([]);
  const { mutate } = useMutation({
    mutationFn: ({ label }: AskedTable) => addTable(label),
    scope: { id: 'add-table' },
    onSuccess: (_table, { told }) => {
      setFailed((all) => all.filter((one) => !told.includes(one)));
      return client.invalidateQueries(tablesQuery);
    },
    onError: (failure, { label }) => {
      const reason = refusalOf(failure) ?? failureText(failure);
      setFailed((others) => [...others.filter((one) => one.label !== label), { label, reason }]);
      onFailure(label);
    },
    onSettled: (_table, _failure, { label }) =>
      setOnTheWay((others) => others.filter((one) => one !== label)),
  });
  const add = (label: string): void => {
    setOnTheWay((others) => [...others, label]);
    mutate({ label, told: failed });
  };
  return {
    add,
    /** Names that were sent and are not answered yet. */
    onTheWay,
    /** Those that were not added, until one that was asked for later is. */
    failed,
  };
};
