/** A stream of events that a test follows. */
export interface FollowedEvents {
  /** The next event; waits for it. */
  next: () => Promise<unknown>;
  /** Settles when the server has ended the stream. */
  ended: () => Promise<void>;
  stop: () => void;
}

/**
 * Opens a stream of events, as a browser does.
 * @param api of the process that is to answer
 */
export const followEvents = async (
  api: string,
  path: string,
  token?: string,
  headers: Record<string, string> = {},
): Promise<FollowedEvents> => {
  const stop = new AbortController();
  const response = await fetch(api + path, {
    signal: stop.signal,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw new Error(`the stream was answered ${response.status}`);
  const reader = (response.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  return {
    async next() {
      for (let text = ''; ; ) {
        const data = /data: (.*)\n\n/.exec(text)?.[1];
        if (data) return JSON.parse(data);
        const { done, value = '' } = await reader.read();
        if (done) throw new Error('the stream ended');
        text += value;
      }
    },
    async ended() {
      while (!(await reader.read()).done);
    },
    stop: () => stop.abort(),
  };
};
