import type { Language } from '@tavolina/shared-api/contract';
import { en } from './en.ts';
import { sq } from './sq.ts';
import type { MailTexts } from './text-types.ts';

const ALL: Record<Language, MailTexts> = { sq, en };

/** The mails' sentences in a language. */
export const mailTexts = (language: Language): MailTexts => ALL[language];
