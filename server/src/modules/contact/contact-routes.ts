import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { type ContactDeps, sendMessage } from './contact-service.ts';

/** Serves the contact form. */
export const registerContact = ({ register }: CallRegistry, deps: ContactDeps): void => {
  register(calls.contact.send, ({ body }, { ip, language }) => sendMessage(deps, body, { ip, language }));
};
