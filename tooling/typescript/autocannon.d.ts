declare module 'autocannon' {
  /** Sends requests for a while with several connections. */
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
  }): Promise<{ requests: { average: number } }>;
}
