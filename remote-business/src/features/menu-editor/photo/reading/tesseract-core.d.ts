/** The used part of the reader, which comes without types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface ReaderApi {
    /** 0 where it is ready. */
    Init: (folder: null, languages: string, engine: number) => number;
    SetVariable: (name: string, value: string) => boolean;
    /** Takes the picture in the file `/input`; 0 where it could read it. */
    SetImageFile: (orientation: number, angle: number) => number;
    /** 0 where it was read. */
    Recognize: (monitor: null) => number;
    GetJSONText: () => string;
  }
  interface ReaderProgram {
    FS: { writeFile: (path: string, content: Uint8Array) => void };
    TessBaseAPI: new () => ReaderApi;
  }
  const load: (settings: {
    wasmBinary: ArrayBuffer;
    TesseractProgress: (percent: number) => void;
    printErr: (line: string) => void;
  }) => Promise<ReaderProgram>;
  export default load;
}
