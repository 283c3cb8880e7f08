import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection on which a test says what no client library would. */
export interface RawConnection {
  say: (text: string) => void;
  /** Waits until something was answered that was not heard before. */
  hear: (expected: RegExp) => Promise<void>;
  leave: () => void;
}

/** Connects to the server of an address. */
export const connectTo = async (address: string): Promise<RawConnection> => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let unheard = '';
  socket.on('data', (text) => {
    unheard += text;
  });
  await once(socket, 'connect');
  return {
    say: (text) => void socket.write(text),
    async hear(expected) {
      while (!expected.test(unheard)) await once(socket, 'data');
      unheard = '';
    },
    leave: () => void socket.destroy(),
  };
};
