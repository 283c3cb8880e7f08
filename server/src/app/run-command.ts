import { StoreOutage } from '../platform/object-store/store-outage.ts';

/** What went wrong, in words; of an outage of the store also why, which the operator can do something about. */
const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // A host with several addresses, as localhost, of which none answers: it says nothing itself.
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join('\n');
  return error instanceof StoreOutage && error.cause instanceof Error
    ? `${error.message}: ${error.cause.message}`
    : error.message;
};

/** Runs a command; its failure is a sentence, and ends the process with 1. */
export const runCommand = (main: () => Promise<void>): void => {
  main().catch((error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  });
};

/**
 * Says how a command is called.
 * @param isAsked whether somebody asked for that; else the command was called wrongly, which ends the process with 1
 */
export const showHelp = (help: string, isAsked = false): void => {
  process.stdout.write(help);
  process.exitCode = isAsked ? 0 : 1;
};
