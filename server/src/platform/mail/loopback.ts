const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Whether a host, as a URL or the environment names it, is this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
