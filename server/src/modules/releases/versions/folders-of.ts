/** The folders that a file stands in by its name, the outermost first. */
export const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, parents) => parents.slice(0, index + 1).join('/'));
