import { detectEncoding } from './detect-encoding.ts';

/** Bytes as `iconv` writes them; letters beyond ASCII are given as their byte. */
const bytesOf = (...parts: (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

// product.md §123
test('letters of Albanian are the same in all encodings of Windows and leave no doubt', () => {
  expect(detectEncoding(bytesOf('Emri\n', 0xc7, 'aj me vez', 0xeb))).toEqual({
    csv: 'Emri\nÇaj me vezë',
    encoding: 'windows-1252',
  });
});

test('UTF-8 leaves no doubt, with its mark and without', () => {
  expect(detectEncoding(bytesOf('Ćevapi, crème'))).toEqual({ csv: 'Ćevapi, crème', encoding: 'utf-8' });
  expect(detectEncoding(bytesOf('\uFEFFĆevapi')).csv).toBe('Ćevapi');
});

// product.md §123
test.each([
  [
    'windows-1250',
    ['Emri\nP', 0xeb, 'r dy; ', 0xc6, 'evapi me ajvar'],
    'Për dy Ćevapi me ajvar',
    'Për dy Æevapi me ajvar',
  ],
  ['windows-1250', ['Emri\nJ', 0xbf, 'ywiec, piwo'], 'Jżywiec piwo', 'J¿ywiec piwo'],
  ['windows-1252', ['Emri\n"Cr', 0xe8, 'me br', 0xfb, 'l', 0xe9, 'e"'], 'Crčme brűlée', 'Crème brûlée'],
])(
  'a guess of %s is told as such, with the rows that each reading makes',
  (encoding, parts, central, western) => {
    const { doubt, ...read } = detectEncoding(bytesOf(...parts));
    expect(read.encoding).toBe(encoding);
    expect(read.csv).toBe(doubt?.readings[read.encoding]);
    expect(doubt?.samples).toMatchObject({
      'windows-1250': [central],
      'windows-1252': [western],
    });
  },
);

test('UTF-8 with a broken letter is read as UTF-8, and told of', () => {
  const { csv, encoding, doubt } = detectEncoding(bytesOf('Emri\nVezë\nÇaj\nKaf', 0xeb));
  expect([csv, encoding]).toEqual(['Emri\nVezë\nÇaj\nKaf\uFFFD', 'utf-8']);
  expect(doubt?.samples['utf-8']).toEqual(['Vezë', 'Çaj', 'Kaf\uFFFD']);
});

test('of many rows three are shown, each around its first doubtful word', () => {
  const row = ['një dy tre katër pesë ', 0xe8, ' gjashtë shtatë tetë nëntë\n'];
  const { doubt } = detectEncoding(
    bytesOf(
      ...Array.from({ length: 9 }, () => row)
        .flat()
        .map((part) => (typeof part === 'string' ? part.replaceAll('ë', 'e') : part)),
    ),
  );
  expect(doubt?.samples['windows-1252']).toEqual(Array(3).fill('tre kater pese è gjashte shtate tete'));
});
