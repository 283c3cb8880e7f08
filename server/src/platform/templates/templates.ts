import path from 'node:path';
import { Eta } from 'eta';

const FOLDER = path.resolve(import.meta.dirname, '../../../templates');

/** The server's own documents. Every value in them is escaped. */
export type TemplateName = 'mail' | 'mailbox' | 'mailbox-message';

const eta = new Eta({ views: FOLDER, cache: true, autoEscape: true });

/** Fills a template of the folder `templates`; there the values are called `it`. */
export const renderTemplate = (name: TemplateName, values: object): string => eta.render(`./${name}`, values);
