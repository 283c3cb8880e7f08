import type { Readable } from 'node:stream';
import { z } from 'zod';

const outcomeSchema = z.object({
  id: z.number(),
  html: z.string().optional(),
  failure: z.string().optional(),
});
const begunSchema = z.object({ begun: z.literal(true) });
const lineSchema = z.union([outcomeSchema, begunSchema]);

/** What came of a task: its HTML, or why there is none. */
export type DrawOutcome = z.infer<typeof outcomeSchema>;

/** The most that is read for one task, in characters; no page comes near it. */
const LONGEST = 4_000_000;

const readLine = (line: string): z.infer<typeof lineSchema> | undefined => {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** Who hears what a drawing process says. */
export interface OutcomeListener {
  /** It runs, and no code of a part has run yet. */
  onBegun: () => void;
  /** @returns whether somebody waits for it */
  onOutcome: (outcome: DrawOutcome) => boolean;
  /** It says more than it was asked for. */
  onTooMuch: () => void;
}

/**
 * Reads what a drawing process says, of which nothing is believed: lines that are no outcome are what a page has printed,
 * and whoever prints without end is heard no longer.
 */
export const readOutcomes = (
  output: Readable,
  errors: Readable,
  { onBegun, onOutcome, onTooMuch }: OutcomeListener,
): void => {
  let begun = '';
  let heard = 0;
  const hear = (text: string): boolean => {
    const isNew = heard <= LONGEST;
    heard += text.length;
    if (isNew && heard > LONGEST) {
      onTooMuch();
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
      if ('begun' in said) onBegun();
      else if (onOutcome(said)) heard = 0;
    }
  });
};
