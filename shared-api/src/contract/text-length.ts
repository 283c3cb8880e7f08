/** Whether a text is longer than a limit of `LIMITS`, counted as the server does: in characters, without outer white space. */
export const isTooLong = (text: string, max: number): boolean => [...text.trim()].length > max;
