/** A part's code for the server, under a name that no other code has. */
export interface PartCode {
  /** Name and version. */
  key: string;
  code: string;
}

/** The parts a page is drawn with. */
export interface PageParts {
  shell: PartCode;
  remote: PartCode;
}

/** A page to draw. What the request holds is between the shell that reads it and the pages that make it. */
export interface DrawTask extends Partial<PageParts> {
  id: number;
  /** The parts come with the first task of a process alone. */
  request: object;
}
