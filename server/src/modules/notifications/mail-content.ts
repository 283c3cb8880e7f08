import type { Language } from '@tavolina/shared-api/contract';

/** One line of a receipt: name, quantity, what was chosen, amount. */
export interface ReceiptLine {
  quantity: number;
  name: string;
  choices: string[];
  note: string | null;
  amount: string;
}

/** A part of a mail, from top to bottom. Everything in it is plain text. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'receipt'; lines: ReceiptLine[]; total: { label: string; amount: string }; remark: string | null }
  | { kind: 'quote'; text: string }
  /** What must not be overlooked. */
  | { kind: 'alert'; label: string; text: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'note'; text: string };

/** Content of a mail, before it is rendered as HTML and text. */
export interface MailContent {
  language: Language;
  subject: string;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: MailBlock[];
  /** Why the recipient gets this mail. */
  footer: string;
}
