import type { Session } from '@tavolina/shared-api/contract';
import type { FastifyReply } from 'fastify';

/** Leaves a line in the log that somebody signed in: which account, and from where, but no name, e-mail or token. */
export const noteSignIn =
  ({ request }: Pick<FastifyReply, 'request'>) =>
  (session: Session): Session => {
    request.log.info({ req: request, account: session.user_id }, 'signed in');
    return session;
  };
