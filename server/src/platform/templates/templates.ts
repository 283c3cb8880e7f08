import path from 'node:path';
import { Eta } from 'eta';
import { SERVER_FOLDER } from '../server-folder.ts';

const FOLDER = path.join(SERVER_FOLDER, 'templates');

/** Templates of the server. Every value in them is escaped. */
export type TemplateName = 'mail' | 'mailbox' | 'mailbox-message';

const eta = new Eta({ views: FOLDER, cache: true, autoEscape: true });

/** Renders a template of the folder `templates`. Templates read the values from `it`. */
export const renderTemplate = (name: TemplateName, values: object): string => eta.render(`./${name}`, values);
