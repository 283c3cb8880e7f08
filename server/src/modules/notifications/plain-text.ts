import type { MailBlock, MailContent } from './mail-content.ts';

const linesOf = (block: MailBlock): string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`);
    case 'receipt':
      return [
        ...block.lines.flatMap(({ quantity, name, choices, note, amount }) => [
          `${quantity} × ${name}  ${amount}`,
          ...choices.map((choice) => `    ${choice}`),
          ...(note === null ? [] : [`    ${note}`]),
        ]),
        `${block.total.label}: ${block.total.amount}`,
        ...(block.remark === null ? [] : [block.remark]),
      ];
    case 'quote':
      return block.text.split('\n').map((line) => `> ${line}`);
    case 'alert':
      return [`! ${block.label}: ${block.text}`];
    case 'action':
      return [`${block.label}:`, block.url];
  }
};

/** A mail as plain text, for programs without HTML. */
export const plainText = (content: MailContent): string => {
  const paragraphs = content.blocks.map((block) => linesOf(block).join('\n'));
  return `${[content.heading, ...paragraphs, `-- \n${content.footer}`].join('\n\n')}\n`;
};
