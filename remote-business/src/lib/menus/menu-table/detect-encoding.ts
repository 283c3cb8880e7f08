/** What a table's bytes may be read as where they do not say it themselves. */
export const ENCODINGS = ['utf-8', 'windows-1250', 'windows-1252'] as const;

/** One of them. */
export type Encoding = (typeof ENCODINGS)[number];

/** What each encoding makes of a table, whole and of some of its rows. */
export interface EncodingDoubt {
  readings: Record<Encoding, string>;
  samples: Record<Encoding, string[]>;
}

/** A table's text as it was read; where its letters may be others, what they may be. */
export interface DecodedText {
  csv: string;
  encoding: Encoding;
  doubt?: EncodingDoubt;
}

const MOST_SAMPLES = 3;
/** Words shown of a row before the first doubtful one, and from there on. */
const WORDS = { before: 3, after: 4 };

/** Signs, and letters that hardly any menu here has: those of Nordic languages, of Hungarian, Czech and Romanian. */
const UNLIKELY = { western: /[^\p{L}]|[æðþøåœ]/iu, central: /[^\p{L}]|[ŕĺěďňőůűţă]/iu };

/** In all encodings a letter of one byte, so that rows and words are told apart alike. */
const BETWEEN_WORDS = /[ \t,;"]+/;

const each = <T>(made: (encoding: Encoding) => T): Record<Encoding, T> => ({
  'utf-8': made('utf-8'),
  'windows-1250': made('windows-1250'),
  'windows-1252': made('windows-1252'),
});

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The likelier of the readings that differ: Western letters, as of French and Italian dishes, unless they make no sense. */
const guess = ({ 'utf-8': unicode, ...windows }: EncodingDoubt['readings']): Encoding => {
  // A file that was cut or patched: most of its letters are whole.
  if (count(unicode, /[^\0-\x7f\uFFFD]/g) > count(unicode, /\uFFFD/g)) return 'utf-8';
  const western = [...windows['windows-1252']];
  const central = [...windows['windows-1250']];
  const differing = western.flatMap((letter, at) => (letter === central[at] ? [] : at));
  const unlikely = (letters: readonly string[], signs: RegExp): number =>
    differing.filter((at) => signs.test(letters[at] ?? '')).length;
  return unlikely(central, UNLIKELY.central) < unlikely(western, UNLIKELY.western)
    ? 'windows-1250'
    : 'windows-1252';
};

/** Parts of the first rows that readings differ in, as each has them. */
const samplesOf = (
  readings: EncodingDoubt['readings'],
  doubtful: readonly Encoding[],
): EncodingDoubt['samples'] => {
  const rows = each((encoding) =>
    readings[encoding].split(/\r\n|\n|\r/).map((row) => row.split(BETWEEN_WORDS)),
  );
  const differs = (row: number, word: number): boolean =>
    new Set(doubtful.map((encoding) => rows[encoding][row]?.[word])).size > 1;
  const places = rows['windows-1252'].flatMap((words, row) => {
    const word = words.findIndex((_, at) => differs(row, at));
    return word === -1 ? [] : { row, word };
  });
  return each((encoding) =>
    places.slice(0, MOST_SAMPLES).map(({ row, word }) =>
      (rows[encoding][row] ?? [])
        .slice(Math.max(0, word - WORDS.before), word + WORDS.after)
        .join(' ')
        .trim(),
    ),
  );
};

/**
 * Reads the letters of a table that spreadsheets saved as text (product.md §123). Albanian has the same bytes in both of
 * Windows' encodings, so no statistics of a language tell them apart: where the readings agree there is no doubt, and
 * where they differ the owner is asked.
 */
export const detectEncoding = (bytes: Uint8Array): DecodedText => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { csv: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-8' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { csv: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-8' };
  const readings = each((encoding) => new TextDecoder(encoding).decode(bytes));
  if (!readings['utf-8'].includes('\uFFFD')) return { csv: readings['utf-8'], encoding: 'utf-8' };
  const encoding = guess(readings);
  const csv = readings[encoding];
  if (encoding !== 'utf-8' && readings['windows-1250'] === readings['windows-1252']) return { csv, encoding };
  const doubtful: Encoding[] = encoding === 'utf-8' ? [...ENCODINGS] : ['windows-1250', 'windows-1252'];
  return { csv, encoding, doubt: { readings, samples: samplesOf(readings, doubtful) } };
};
