import type { ReadAt } from '../job';
import { type Box, findBox, Malformed } from './mp4-boxes';

/** A range of the file that holds pictures or sound. */
export type Range = readonly [start: number, end: number];

const MOST_TABLE_BYTES = 32 * 1024 * 1024;

async function readContent(readAt: ReadAt, { content, end }: Box): Promise<Buffer> {
  if (end - content > MOST_TABLE_BYTES) throw new Malformed('a table is too long');
  return readAt(content, end - content);
}

/** Returns a reader of the size of each sample, in order. */
async function readSizes(
  readAt: ReadAt,
  table: readonly Box[],
): Promise<{ count: number; of: (index: number) => number }> {
  const plain = findBox(table, 'stsz');
  const compact = findBox(table, 'stz2');
  if (!plain && !compact) return { count: 0, of: () => 0 };
  const bytes = await readContent(readAt, (plain ?? compact)!);
  const count = bytes.readUInt32BE(8);
  if (plain) {
    const same = bytes.readUInt32BE(4);
    return { count, of: (index) => (same > 0 ? same : bytes.readUInt32BE(12 + 4 * index)) };
  }
  const bits = bytes.readUInt8(7);
  if (bits === 16) return { count, of: (index) => bytes.readUInt16BE(12 + 2 * index) };
  if (bits === 8) return { count, of: (index) => bytes.readUInt8(12 + index) };
  return { count, of: (index) => (bytes.readUInt8(12 + (index >> 1)) >> (index % 2 === 0 ? 4 : 0)) & 15 };
}

/** Returns the ranges of the chunks of a track. */
export async function readChunks(readAt: ReadAt, track: Box): Promise<Range[]> {
  const table = findBox(track.children, 'mdia', 'minf', 'stbl')?.children ?? [];
  const offsets = findBox(table, 'stco') ?? findBox(table, 'co64');
  const runs = findBox(table, 'stsc');
  if (!offsets || !runs) return [];
  const places = await readContent(readAt, offsets);
  const perChunk = await readContent(readAt, runs);
  const sizes = await readSizes(readAt, table);
  const isLong = offsets.type === 'co64';
  const count = places.readUInt32BE(4);
  const runCount = perChunk.readUInt32BE(4);
  const ranges: Range[] = [];
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < count && sample < sizes.count; chunk += 1) {
    // A run begins at its first chunk, counted from 1.
    while (run + 1 < runCount && perChunk.readUInt32BE(8 + 12 * (run + 1)) <= chunk + 1) run += 1;
    const end = Math.min(sizes.count, sample + perChunk.readUInt32BE(8 + 12 * run + 4));
    const start = isLong ? Number(places.readBigUInt64BE(8 + 8 * chunk)) : places.readUInt32BE(8 + 4 * chunk);
    let length = 0;
    for (; sample < end; sample += 1) length += sizes.of(sample);
    ranges.push([start, start + length]);
  }
  return ranges;
}

interface Fragment {
  trackId: number;
  flags: number;
  base: number | undefined;
  size: number | undefined;
}

async function readFragmentHead(readAt: ReadAt, box: Box): Promise<Fragment> {
  const bytes = await readContent(readAt, box);
  const flags = bytes.readUInt32BE(0) & 0xffffff;
  let at = 8;
  const take = (flag: number, length: 4 | 8) => {
    if ((flags & flag) === 0) return undefined;
    at += length;
    return length === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUInt32BE(at - 4);
  };
  const base = take(0x1, 8);
  take(0x2, 4);
  take(0x8, 4);
  return { trackId: bytes.readUInt32BE(4), flags, base, size: take(0x10, 4) };
}

/** Returns the offset of a run, if it has one, and its length. */
async function readRun(
  readAt: ReadAt,
  box: Box,
  size: number,
): Promise<{ offset: number | undefined; length: number }> {
  const bytes = await readContent(readAt, box);
  const flags = bytes.readUInt32BE(0) & 0xffffff;
  const count = bytes.readUInt32BE(4);
  let at = 8;
  const offset = flags & 0x1 ? bytes.readInt32BE(at) : undefined;
  at += (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  if ((flags & 0x200) === 0) return { offset, length: count * size };
  const before = flags & 0x100 ? 4 : 0;
  const stride = before + 4 + (flags & 0x400 ? 4 : 0) + (flags & 0x800 ? 4 : 0);
  let length = 0;
  for (let index = 0; index < count; index += 1) length += bytes.readUInt32BE(at + index * stride + before);
  return { offset, length };
}

/** Returns the default size of a sample of each track. */
export async function readDefaults(readAt: ReadAt, boxes: readonly Box[]): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for (const box of findBox(boxes, 'moov', 'mvex')?.children ?? []) {
    if (box.type !== 'trex') continue;
    const bytes = await readContent(readAt, box);
    sizes.set(bytes.readUInt32BE(4), bytes.readUInt32BE(16));
  }
  return sizes;
}

export interface FragmentRanges {
  /** The track fragments of tracks that are kept. */
  kept: Set<Box>;
  ranges: Range[];
}

/** Returns the ranges of the runs of a movie fragment that belong to the tracks. */
export async function readFragments(
  readAt: ReadAt,
  fragment: Box,
  { tracks, defaults }: { tracks: ReadonlySet<number>; defaults: ReadonlyMap<number, number> },
): Promise<FragmentRanges> {
  const kept = new Set<Box>();
  const ranges: Range[] = [];
  let next = fragment.at;
  for (const track of fragment.children.filter(({ type }) => type === 'traf')) {
    const head = findBox(track.children, 'tfhd');
    if (!head) continue;
    const { trackId, flags, base, size } = await readFragmentHead(readAt, head);
    const isKept = tracks.has(trackId);
    if (isKept) kept.add(track);
    const from = base ?? (flags & 0x20000 ? fragment.at : next);
    next = from;
    for (const box of track.children.filter(({ type }) => type === 'trun')) {
      const { offset, length } = await readRun(readAt, box, size ?? defaults.get(trackId) ?? 0);
      const start = offset === undefined ? next : from + offset;
      next = start + length;
      if (isKept) ranges.push([start, next]);
    }
  }
  return { kept, ranges };
}
