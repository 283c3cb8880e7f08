import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can fall silent without ending anything. */
export interface HangingProxy {
  port: number;
  /** From now on connections are accepted and kept, but nothing passes. */
  hang: () => void;
  /** Lets everything pass again, what waited first. */
  resume: () => void;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of a TCP server. */
export const startHangingProxy = async (host: string, port: number): Promise<HangingProxy> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHung = false;
  const join = ([near, far]: readonly [Socket, Socket]): void => void near.pipe(far).pipe(near);
  const server = createServer((near) => {
    const pair = [near, connect(port, host)] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const end of pair) end.destroy();
      });
    }
    if (!isHung) join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    hang() {
      isHung = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    resume() {
      isHung = false;
      for (const pair of pairs) join(pair);
    },
    async stop() {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
