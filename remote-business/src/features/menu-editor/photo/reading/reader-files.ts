import type { ReaderFiles } from './reader-messages.ts';

const get = async (url: URL): Promise<Response> => {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url.pathname}: ${answer.status}`);
  return answer;
};

/** Loads what reads photos, about 2 MB, from where this code came from. */
export const loadReaderFiles = async (): Promise<ReaderFiles> => {
  const [program, language] = await Promise.all([
    get(new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm', import.meta.url)),
    get(new URL('@tesseract.js-data/sqi/4.0.0_best_int/sqi.traineddata.gz', import.meta.url)),
  ]);
  const unpacked = language.body?.pipeThrough(new DecompressionStream('gzip'));
  return { program: await program.arrayBuffer(), language: await new Response(unpacked).arrayBuffer() };
};
