/** Runs a command; its failure is a sentence, and ends the process with 1. */
export const runCommand = (main: () => Promise<void>): void => {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
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
