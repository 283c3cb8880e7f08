import type { Session } from '@tavolina/shared-api/contract';
import type { FastifyReply } from 'fastify';

/** Logs a sign-in: which account and from where, without name, e-mail or token. */
export const logSignIn =
  ({ request }: Pick<FastifyReply, 'request'>) =>
  (session: Session): Session => {
    request.log.info({ req: request, account: session.user_id }, 'signed in');
    return session;
  };
