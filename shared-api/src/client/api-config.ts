/** What the client must be told at start, because it differs per installation and visitor. */
export interface ApiConfig {
  /** Where the API lives: `/api`, or a whole origin and path. */
  baseUrl: string;
  /** The language answers should be in. */
  language: () => string;
}

let config: ApiConfig = { baseUrl: '/api', language: () => 'sq' };

/** Sets the installation's API address and language source; called once by the shell. */
export const configureApi = (next: ApiConfig): void => {
  config = next;
};

/** The configuration in force. */
export const apiConfig = (): ApiConfig => config;
