import { deleteFormDraft, readKeptForm, writeFormDraft } from '../../lib/form/form-draft.ts';

/** Names of tables that were sent to be added and not answered yet, as this tab keeps them (product.md §570). */
export const waitingTables = (key: string): string[] => {
  const { labels } = readKeptForm(key);
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
};

const write = (key: string, labels: readonly string[]): void =>
  labels.length === 0 ? deleteFormDraft(key) : writeFormDraft(key, { labels });

/** Keeps a name until it is answered, as the last one. */
export const keepTable = (key: string, label: string): void =>
  write(key, [...waitingTables(key).filter((one) => one !== label), label]);

/** Forgets names that were answered. */
export const forgetTables = (key: string, labels: readonly string[]): void =>
  write(
    key,
    waitingTables(key).filter((label) => !labels.includes(label)),
  );
