/**
 * Says what a command that makes a remote takes; its action makes it.
 * @param {import('commander').Command} command
 */
export const asksForRemote = (command) =>
  command
    .description('Makes a folder with a remote of one page that can be built, tested and released.')
    .argument('<remote>', 'its folder, e.g. remote-loyalty')
    .requiredOption('--prefix <path>', 'the path its pages begin with, e.g. /loyalty')
    .option('--below <part>', 'a part below whose path it stands; an operator has to give it that path');
