/** A part's code for the server, under a name that no other code has. */
export interface PartCode {
  /** Name and version. */
  key: string;
  /** Absent where the worker has it already. */
  code?: string;
}

/** A page to draw. What the request holds is between the shell that reads it and the pages that make it. */
export interface DrawTask {
  id: number;
  shell: PartCode;
  remote: PartCode;
  request: object;
}

/** What came of a task. */
export type DrawOutcome = { id: number; html: string } | { id: number; failure: string };
