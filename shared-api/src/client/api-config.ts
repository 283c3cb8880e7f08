/** Settings of the client that depend on installation and visitor. */
export interface ApiConfig {
  /** Base URL of the API: `/api`, or an absolute URL. */
  baseUrl: string;
  /** Language of the responses. */
  language: () => string;
  /** Share of the presses whose requests are traced, 0 to 1. */
  traceShare: number;
}

let config: ApiConfig = { baseUrl: '/api', language: () => 'sq', traceShare: 0 };

/** Sets the API address and the language source. The shell calls it once. */
export const configureApi = (next: ApiConfig): void => {
  config = next;
};

/** The current settings. */
export const apiConfig = (): ApiConfig => config;
