import fc from 'fast-check';
import Papa from 'papaparse';
import { textOfCell, toCsv } from './csv.ts';

const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** The cells that a spreadsheet sees with this delimiter. */
const cellsOf = (csv: string, delimiter: string): string[] =>
  Papa.parse<string[]>(csv.slice(1), { delimiter }).data.flat();

const HOSTILE = [
  "x;=cmd|' /C calc'!A0;y",
  '=1+1',
  '＝1+1',
  "'=1+1",
  'a,b;@SUM(A1)',
  'a\tb\t+1',
  'first line\n=HYPERLINK("https://example.com")',
  'x;"=1+1"',
  'x; =1+1',
];

// product.md §148
test.each([',', ';', '\t'])(
  'no cell starts a formula for a spreadsheet that separates by %j',
  (separator) => {
    for (const text of HOSTILE) {
      const cells = cellsOf(toCsv([['K7MQ', text, 'end']]), separator);
      expect([text, cells.filter((cell) => FORMULA.test(cell))]).toEqual([text, []]);
    }
  },
);

test('an amount below 0 stays an amount', () => {
  expect(toCsv([['-12.50', '7.00']])).toBe('\uFEFF-12.50,7.00\r\n');
});

test('every text comes back as it was written', () => {
  const signs = fc.constantFrom(...'=+-@＝\'",; \nxë5'.split(''));
  const text = fc.string({ unit: signs, maxLength: 12 }).map((written) => written.trim());
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 4 }), (cells) => {
      expect(
        cellsOf(toCsv([cells]), ',')
          .slice(0, cells.length)
          .map(textOfCell),
      ).toEqual(cells);
    }),
  );
});
