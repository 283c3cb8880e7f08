import loadProgram from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { GreyPicture } from '../clean/grey-picture.ts';
import type { ReadWord } from '../read-word.ts';
import type { ReaderFiles } from './reader-messages.ts';

const LANGUAGE = 'sqi';
/** The engine with neural networks, the only one in the program. */
const NEURAL = 1;
/** Words anywhere, in no order: what stands in a line and in a column is found out by where they stand. */
const SPARSE = '11';

interface JsonLine {
  rowAttributes: { rowHeight: number };
  words: { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } }[];
}

/** The reader's own description of a page. */
interface JsonPage {
  blocks: { paragraphs: { lines: JsonLine[] }[] }[] | null;
}

const wordsOf = (json: string): ReadWord[] =>
  ((JSON.parse(json) as JsonPage).blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .flatMap(({ rowAttributes, words }) =>
      words.map(({ text, confidence, bbox }) => ({
        text,
        confidence,
        ...bbox,
        size: rowAttributes.rowHeight,
      })),
    );

/** The simplest format that it takes: a line about the picture, then its shades of grey. */
const asFile = ({ width, height, pixels }: GreyPicture): Uint8Array => {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
};

/** Starts the reader; what it returns reads a clean picture and tells from 0 to 1 how far it is. */
export const openReader = async ({ program, language }: ReaderFiles) => {
  let tell: (progress: number) => void = () => undefined;
  const core = await loadProgram({
    wasmBinary: program,
    // Below 30 it looks for lines.
    TesseractProgress: (percent) => tell(Math.max(0, percent - 30) / 70),
    // It tells about resolutions, which are nobody's concern.
    printErr: () => undefined,
  });
  core.FS.writeFile(`./${LANGUAGE}.traineddata`, new Uint8Array(language));
  const api = new core.TessBaseAPI();
  if (api.Init(null, LANGUAGE, NEURAL) !== 0) throw new Error('The reader does not know its language');
  api.SetVariable('tessedit_pageseg_mode', SPARSE);
  return (picture: GreyPicture, onProgress: (progress: number) => void): ReadWord[] => {
    tell = onProgress;
    core.FS.writeFile('/input', asFile(picture));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('The reader took no picture');
    if (api.Recognize(null) !== 0) throw new Error('The reader read nothing');
    return wordsOf(api.GetJSONText());
  };
};
