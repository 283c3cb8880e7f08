/** Settings of the client that depend on installation and visitor. */
export interface ApiConfig {
  /** Base URL of the API: `/api`, or an absolute URL. */
  baseUrl: string;
  /** Language of the responses. */
  language: () => string;
}

let config: ApiConfig = { baseUrl: '/api', language: () => 'sq' };

/** Sets the API address and the language source. The shell calls it once. */
export const configureApi = (next: ApiConfig): void => {
  config = next;
};

/** The current settings. */
export const apiConfig = (): ApiConfig => config;
