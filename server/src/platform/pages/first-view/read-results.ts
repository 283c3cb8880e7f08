import type { Readable } from 'node:stream';
import { z } from 'zod';

const outcomeSchema = z.object({
  id: z.number(),
  html: z.string().optional(),
  failure: z.string().optional(),
});
const begunSchema = z.object({ begun: z.literal(true) });
const lineSchema = z.union([outcomeSchema, begunSchema]);

/** The result of a task: its HTML, or the error. */
export type RenderResult = z.infer<typeof outcomeSchema>;

/** Maximum output of one task, in characters; far more than any page has. */
const LONGEST = 4_000_000;

const readLine = (line: string): z.infer<typeof lineSchema> | undefined => {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** Callbacks for the output of a rendering process. */
export interface OutputListener {
  /** The process runs; no code of a part has run yet. */
  onReady: () => void;
  /** @returns whether a task is waiting for it */
  onResult: (outcome: RenderResult) => boolean;
  /** The process wrote more than a task may. */
  onExcessOutput: () => void;
}

/**
 * Reads the output of a rendering process, which is untrusted. Lines that are not results were printed by
 * the page and are ignored. A process that prints too much is reported.
 */
export const readResults = (
  output: Readable,
  errors: Readable,
  { onReady, onResult, onExcessOutput }: OutputListener,
): void => {
  let begun = '';
  let heard = 0;
  const hear = (text: string): boolean => {
    const isNew = heard <= LONGEST;
    heard += text.length;
    if (isNew && heard > LONGEST) {
      onExcessOutput();
      output.destroy();
      errors.destroy();
    }
    return heard <= LONGEST;
  };
  errors.setEncoding('utf8').on('data', hear);
  output.setEncoding('utf8').on('data', (text: string) => {
    if (!hear(text)) return;
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) {
      const said = readLine(line);
      if (!said) continue;
      if ('begun' in said) onReady();
      else if (onResult(said)) heard = 0;
    }
  });
};
