/** Names of files that parts run in workers. */
export const WORKER_FILE = /\.worker\.js$/;
