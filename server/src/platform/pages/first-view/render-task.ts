/** A part's code for the server, under a unique key. */
export interface PartCode {
  /** Name and version. */
  key: string;
  code: string;
}

/** The parts that render a page. */
export interface PageParts {
  shell: PartCode;
  remote: PartCode;
}

/**
 * A page to render. The format of `request` is agreed between the shell, which reads it, and the pages
 * module, which writes it.
 */
export interface RenderTask extends Partial<PageParts> {
  id: number;
  /** The parts are sent with the first task of a process only. */
  request: object;
}
