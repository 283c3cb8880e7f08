import { deleteFormDraft, readKeptForm, writeFormDraft } from '../../lib/form-draft.ts';

/** Names of tables that were asked for and are not known to be there, as this tab keeps them (product.md §570). */
export const waitingTables = (key: string): string[] => {
  const { labels } = readKeptForm(key);
  return Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
};

const write = (key: string, labels: readonly string[]): void =>
  labels.length === 0 ? deleteFormDraft(key) : writeFormDraft(key, { labels });

/** Keeps a name until its answer, behind those before it. */
export const keepTable = (key: string, label: string): void =>
  write(key, [...waitingTables(key).filter((one) => one !== label), label]);

/** These wait no longer. */
export const forgetTables = (key: string, labels: readonly string[]): void =>
  write(
    key,
    waitingTables(key).filter((label) => !labels.includes(label)),
  );
