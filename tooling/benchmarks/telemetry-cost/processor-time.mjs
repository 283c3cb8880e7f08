import { readdir, readFile } from 'node:fs/promises';

/**
 * Processor time of a process, in ms, of all its threads.
 * @param {number} pid
 */
export const processorTime = async (pid) => {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return (await Promise.all(times)).reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0);
};
