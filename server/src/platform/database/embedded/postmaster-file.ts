import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL writes about itself into its data folder. */
export interface PostmasterFile {
  pid: number;
  port: number;
}

/** Reads `postmaster.pid`; undefined when there is none or it is not complete yet. */
export const readPostmasterFile = (cluster: string): PostmasterFile | undefined => {
  try {
    const [pid, , , port] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid) > 0 && Number(port) > 0 ? { pid: Number(pid), port: Number(port) } : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a process with this id exists; a zombie counts as existing. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
