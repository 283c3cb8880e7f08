import type { Language } from '@tavolina/shared-api/contract';

/** One line of a receipt: what, how many, how much. */
export interface ReceiptLine {
  quantity: number;
  name: string;
  note: string | null;
  amount: string;
}

/** A part of a mail, from top to bottom. Everything in it is plain text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'receipt'; lines: ReceiptLine[]; total: { label: string; amount: string }; remark: string | null }
  | { kind: 'quote'; text: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'note'; text: string };

/** What a mail says, before it becomes HTML and text. */
export interface MailContent {
  language: Language;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
  /** Why the person gets this mail. */
  footer: string;
}
