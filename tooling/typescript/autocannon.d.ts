declare module 'autocannon' {
  /** Sends requests for a while with several connections. */
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Threads that send; without it the calling thread does. */
    workers?: number;
    headers?: Record<string, string>;
  }): Promise<{ requests: { average: number }; errors: number; '4xx': number; '5xx': number }>;
}
