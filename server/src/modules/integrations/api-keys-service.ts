export { answeringTills } from './api-keys-repository.ts';
