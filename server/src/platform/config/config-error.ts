/** A setting that is wrong or missing; the message is for the operator and never holds a secret. */
export class ConfigError extends Error {}
