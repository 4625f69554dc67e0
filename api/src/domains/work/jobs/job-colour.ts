import { createHash } from 'node:crypto';

/** Colours bright enough to tell companies apart in both themes. */
const COLOURS = ['#E4572E', '#2E86AB', '#7CB518', '#8E44AD', '#16A085', '#F2A541', '#C2185B', '#5C6BC0'];

export const colourOf = (company: string): string =>
  COLOURS[createHash('sha256').update(company).digest()[0]! % COLOURS.length]!;
