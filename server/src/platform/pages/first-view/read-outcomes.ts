import type { Readable } from 'node:stream';
import { z } from 'zod';

const outcomeSchema = z.object({
  id: z.number(),
  html: z.string().optional(),
  failure: z.string().optional(),
});

/** What came of a task: its HTML, or why there is none. */
export type DrawOutcome = z.infer<typeof outcomeSchema>;

/** Longest line that is read, in characters; no page comes near it. */
const LONGEST_LINE = 4_000_000;

const outcomeOf = (line: string): DrawOutcome | undefined => {
  try {
    return outcomeSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/**
 * Reads what a drawing process says, of which nothing is believed: lines that are no outcome are what a page has printed,
 * and a line without an end is an error.
 */
export const readOutcomes = (
  output: Readable,
  onOutcome: (outcome: DrawOutcome) => void,
  onError: (error: Error) => void,
): void => {
  let begun = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    if (begun.length > LONGEST_LINE) {
      begun = '';
      onError(new Error('the drawing process says too much'));
      return;
    }
    for (const line of lines) {
      const outcome = outcomeOf(line);
      if (outcome) onOutcome(outcome);
    }
  });
};
