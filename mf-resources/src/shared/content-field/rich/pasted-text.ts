import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Bold and italic as in WhatsApp. Each mark must touch the text inside it and must not touch a letter outside. */
const SIGNED = /(?<=^|[\s("'_*])([*_])(?=\S)(.*?\S)\1(?=$|[\s.,!?;:)"'_*])/u;

function readLine(text: string, styles: readonly Mark[] = []): Node[] {
  if (text === '') return [];
  const found = SIGNED.exec(text);
  if (!found) return [schema.text(text, styles)];
  const [whole, sign, inner = ''] = found;
  const mark = (sign === '*' ? marks.strong : marks.em).create();
  return [
    ...readLine(text.slice(0, found.index), styles),
    ...readLine(inner, mark.addToSet(styles)),
    ...readLine(text.slice(found.index + whole.length), styles),
  ];
}

type Reader = (line: string) => Node[];

function paragraph(lines: readonly string[], read: Reader): Node {
  const inline = lines.flatMap((line, index) => [...(index === 0 ? [] : [nodes.hard_break.create()]), ...read(line)]);
  return nodes.paragraph.create(null, inline);
}

const item = (line: string) => nodes.list_item.create(null, paragraph([line], readLine));

const KINDS = [
  { sign: /^\s*[-*•]\s+/, wrap: (lines: string[]) => nodes.bullet_list.create(null, lines.map(item)) },
  {
    sign: /^\s*(\d{1,9})[.)]\s+/,
    wrap: (lines: string[], order: number) => nodes.ordered_list.create({ order }, lines.map(item)),
  },
  { sign: /^>\s?/, wrap: (lines: string[]) => nodes.blockquote.create(null, paragraph(lines, readLine)) },
];

/** Parses the lines between two blank lines into blocks: lists, quotes and paragraphs. */
function readPart(lines: readonly string[]): Node[] {
  const blocks: Node[] = [];
  for (let index = 0; index < lines.length;) {
    const kind = KINDS.find(({ sign }) => sign.test(lines[index]!));
    const start = index;
    while (index < lines.length && KINDS.find(({ sign }) => sign.test(lines[index]!)) === kind) index += 1;
    const run = lines.slice(start, index);
    if (kind) {
      const [, number] = kind.sign.exec(run[0]!) ?? [];
      const words = run.map((line) => line.replace(kind.sign, ''));
      blocks.push(kind.wrap(words, Number(number ?? 1)));
    } else blocks.push(paragraph(run, readLine));
  }
  return blocks;
}

/** Parses pasted text. If `isLiteral` is true, formatting characters are kept as text. */
export function readPastedText(text: string, isLiteral: boolean): Slice {
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part !== '');
  const blocks = parts.flatMap((part) =>
    isLiteral ? paragraph(part.split('\n'), (line) => (line ? [schema.text(line)] : [])) : readPart(part.split('\n')),
  );
  const isOpen = (block: Node | undefined) => (block?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.fromArray(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}
