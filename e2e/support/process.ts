import type { ChildProcess } from 'node:child_process';

const START_MS = 90_000;

/** Whether a process has ended. */
export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Waits until a process has ended. */
export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });

/** Waits until a program prints a line that matches a pattern. If it ends before, the error contains its output. */
export const printedLine = (child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`The program ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('did not print the line in time'), START_MS);
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = pattern.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => fail('ended'));
  });
