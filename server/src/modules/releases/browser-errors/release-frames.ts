import type { ReportedError } from '@tavolina/shared-api/contract';
import { parse } from 'error-stack-parser-es';
import { storable } from './storable.ts';

/** Frames that are kept of a stack. Those below are mostly the same for all errors. */
const MOST = 20;
/** Path of a file of a release, as `register-files.ts` serves it. */
const RELEASE_FILE = /\/(?:remotes\/(?<remote>[^/]+)|shell)\/(?<version>[^/]+)\/(?<file>[^?#]+)$/;

/** A place in a file of a release. */
export interface ReleaseFrame {
  part: string;
  version: string;
  file: string;
  /** From one. */
  line: number;
  /** From one. */
  column: number;
  /** Name of the function in the build. */
  name?: string;
}

/** Whether it can be the number of a line or column: a browser may send any digits. */
const isPlace = (number: number | undefined): number is number =>
  Number.isSafeInteger(number) && number !== 0;

/** Frames of a stack that are in files of releases, the innermost call first; none where it is no stack. */
export const releaseFramesOf = ({
  message,
  stack,
}: Pick<ReportedError, 'message' | 'stack'>): ReleaseFrame[] =>
  parse({ name: 'Error', message, stack: storable(stack) }, { allowEmpty: true })
    .flatMap(({ fileName, lineNumber, columnNumber, functionName }) => {
      const { remote = 'shell', version, file } = RELEASE_FILE.exec(fileName ?? '')?.groups ?? {};
      if (version === undefined || file === undefined || !isPlace(lineNumber) || !isPlace(columnNumber))
        return [];
      return [
        {
          ...{ part: remote, version, file, line: lineNumber, column: columnNumber },
          ...(functionName && { name: functionName }),
        },
      ];
    })
    .slice(0, MOST);

/** The version whose error it is: a remote's, because code of the shell mostly runs for one; else the shell's. */
export const blamedOf = (frames: readonly ReleaseFrame[]): ReleaseFrame | undefined =>
  frames.find(({ part }) => part !== 'shell') ?? frames[0];
