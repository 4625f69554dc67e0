import { formatNumber } from '@verse/api-contract/formats';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { MadeLimit } from './made-limits';

const UNITS = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const;
const KILOBYTE = 1024;

/** The cells of a row that the code does not know. */
const UNKNOWN = '?';

function windowText(windowMs: number): string {
  const [unitMs, unit] = UNITS.find(([ms]) => windowMs % ms === 0)!;
  const count = windowMs / unitMs;
  return count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `in ${count} ${unit}s`;
}

function amountText({ name, most }: MadeLimit): string {
  if (!name.endsWith('-bytes')) return formatNumber(most);
  const megabytes = most / KILOBYTE ** 2;
  return megabytes < KILOBYTE ? `${megabytes} MB` : `${megabytes / KILOBYTE} GB`;
}

function rateCells({ windowMs = 0, here, onlyAccepted, ...limit }: MadeLimit): string {
  const notes = [here ? ', process' : '', onlyAccepted ? '; rejected requests are free' : ''];
  return `${amountText(limit)} ${windowText(windowMs)}${notes.join('')}`;
}

interface Table {
  /** Name in the markers. */
  name: string;
  isOf: (limit: MadeLimit) => boolean;
  head: readonly string[];
  /** The cell that follows the name. */
  toMost: (limit: MadeLimit) => string;
}

const TABLES: readonly Table[] = [
  {
    name: 'rates',
    isOf: ({ windowMs }) => windowMs !== undefined,
    head: ['Limit', 'Most', 'For each', 'Protects', 'Beyond it', 'Where'],
    toMost: rateCells,
  },
  {
    name: 'quotas',
    isOf: ({ windowMs }) => windowMs === undefined,
    head: ['Quota', 'Most', 'For each', 'Where'],
    toMost: (limit) => `${amountText(limit)}${limit.code === 'too-large' ? ' (413)' : ''}`,
  },
];

const compare = (one: MadeLimit, other: MadeLimit) =>
  one.file.localeCompare(other.file) || one.name.localeCompare(other.name);

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Writes the rows of a table. What was written by hand, between the second and the last cell, stays with the name. */
function writeTable({ head, isOf, toMost }: Table, before: string, limits: readonly MadeLimit[]): string {
  const rows = before.split('\n').map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  const byHand = new Map(rows.map(([name, , ...cells]) => [name, cells.slice(0, -1)]));
  const unknown = head.slice(3).map(() => UNKNOWN);
  // Two features may share a limit by creating it with the same name.
  const own = new Map(limits.filter(isOf).map((limit) => [limit.name, limit]));
  return [
    toRow(head),
    `|${'---|'.repeat(head.length)}`,
    ...[...own.values()].sort(compare).map((limit) => {
      const name = `\`${limit.name}\``;
      return toRow([name, toMost(limit), ...(byHand.get(name) ?? unknown), `\`${limit.file}\``]);
    }),
  ].join('\n');
}

/** Returns the page with the limits of the code between its markers. */
export const fillLimits = (page: string, limits: readonly MadeLimit[]): string =>
  TABLES.reduce(
    (text, table) =>
      text.replace(
        new RegExp(`(<!-- begin ${table.name} -->\n\n)(.*?)(\n\n<!-- end -->)`, 's'),
        (_, begin: string, before: string, end: string) => begin + writeTable(table, before, limits) + end,
      ),
    page,
  );

/** Returns the names of limits whose cells are still to be written. */
export const unwritten = (page: string): string[] =>
  [...page.matchAll(/^\| `([\w-]+)` \|.* \| \? \|.*$/gm)].map(([, name = '']) => name);
