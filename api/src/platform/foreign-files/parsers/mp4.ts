import { isFilmBrand } from '@verse/api-contract/files';
import type { Edit, ReadAt } from '../job';
import { type Box, findBox, Malformed, PICTURE_ENTRIES, readBoxes, REST, SOUND_ENTRIES } from './mp4-boxes';
import { type Range, readChunks, readDefaults, readFragments } from './mp4-samples';

/** Boxes that describe how to play a film, and hold no text. All others become padding. */
const KEPT = new Set(
  [
    'ftyp styp moov mvhd trak tkhd mdia mdhd hdlr minf vmhd smhd nmhd dinf dref stbl stsd stts ctts cslg stsc stsz',
    'stz2 stco co64 stss sdtp sbgp sgpd edts elst moof mfhd traf tfhd tfdt trun mvex mehd trex sidx mfra tfra mfro',
    'mdat',
  ].flatMap((types) => types.split(' ')),
);
/** Boxes in a sample entry. */
const KEPT_IN_ENTRIES = new Set(
  'avcC hvcC av1C vpcC dvcC dvvC esds pasp clap fiel btrt colr chan wave frma enda mp4a alac dOps dac3 dec3'.split(' '),
);
/** Sizes of the rows of tables, which follow their version, flags, and number of rows. */
const ROWS: Record<string, number> = { stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4 };
/** Sizes of boxes with a fixed content, by version. What follows could be anything. */
const FIXED: Record<string, readonly [number, number]> = { mvhd: [100, 112], tkhd: [84, 96], mdhd: [24, 36] };
/** Ends of the two times at which a film or a track was made and changed, by version. */
const TIMES_END = [12, 20] as const;
const COMPRESSOR = { at: 42, end: 74 };
const PLAIN_COLOURS = new Set(['nclx', 'nclc']);
const MOST_EDITS = 200_000;

const textOf = async (readAt: ReadAt, at: number) => (await readAt(at, 4)).toString('latin1');
const blank = (at: number, end: number): Edit => ({ at, end });
const write = (at: number, text: string): Edit => ({ at, end: at + text.length, bytes: Buffer.from(text, 'latin1') });
/** Turns a box into padding of equal size. */
const padding = ({ type, at, content, end }: Box): Edit[] =>
  type === REST ? [blank(at, end)] : [write(at + 4, 'free'), blank(content, end)];

/** Reduces the brands to known ones, because any four letters can be a brand. */
async function editBrands(readAt: ReadAt, { content, end }: Box): Promise<Edit[]> {
  const edits = [blank(content + 4, Math.min(content + 8, end))];
  for (let at = content; at < end; at += at === content ? 8 : 4) {
    if (at + 4 > end) edits.push(blank(at, end));
    else if (!isFilmBrand(await textOf(readAt, at))) edits.push(write(at, 'isom'));
  }
  return edits;
}

async function editTable(readAt: ReadAt, { content, end }: Box, row: number): Promise<Edit[]> {
  const count = (await readAt(content + 4, 4)).readUInt32BE(0);
  return [blank(Math.min(end, content + 8 + count * row), end)];
}

async function editHead(readAt: ReadAt, { type, content, end }: Box): Promise<Edit[]> {
  const version = (await readAt(content, 1)).readUInt8(0) === 1 ? 1 : 0;
  return [blank(content + 4, content + TIMES_END[version]), blank(content + FIXED[type]![version], end)];
}

/** References to the file itself instead of to a path on the maker’s device. */
const editReference = ({ at, content, end }: Box): Edit[] => [
  write(at + 4, 'url '),
  write(content, '\0\0\0\x01'),
  blank(content + 4, end),
];

/** Edits the fields of a sample entry. QuickTime has a vendor among them. */
function editEntry({ type, content }: Box): Edit[] {
  if (!PICTURE_ENTRIES.has(type)) return [blank(content + 12, content + 16)];
  return [blank(content + 8, content + 24), blank(content + COMPRESSOR.at, content + COMPRESSOR.end)];
}

async function editsOfBox(readAt: ReadAt, box: Box, holder: string): Promise<Edit[]> {
  const { type, content, end } = box;
  if (holder === 'dref') return editReference(box);
  if (type === 'ftyp' || type === 'styp') return editBrands(readAt, box);
  // Between the kind of the handler, its text.
  if (type === 'hdlr') return [blank(content + 4, content + 8), blank(content + 12, end)];
  if (Object.hasOwn(FIXED, type)) return editHead(readAt, box);
  if (Object.hasOwn(ROWS, type)) return editTable(readAt, box, ROWS[type]!);
  return holder === 'stsd' ? editEntry(box) : [];
}

interface Film {
  readAt: ReadAt;
  /** Tracks and track fragments to keep. */
  kept: ReadonlySet<Box>;
}

async function isKept({ readAt, kept }: Film, box: Box, holder: string, isInEntry: boolean): Promise<boolean> {
  if (box.type === REST) return false;
  if (box.type === 'trak' || box.type === 'traf') return kept.has(box);
  if (holder === 'stsd' || holder === 'dref') return true;
  if (!isInEntry) return KEPT.has(box.type);
  if (box.type === 'colr') return PLAIN_COLOURS.has(await textOf(readAt, box.content));
  return KEPT_IN_ENTRIES.has(box.type);
}

async function editsOfBoxes(film: Film, boxes: readonly Box[], holder = '', isInEntry = false): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const box of boxes) {
    if (!(await isKept(film, box, holder, isInEntry))) edits.push(...padding(box));
    else {
      const inner = await editsOfBoxes(film, box.children, box.type, isInEntry || holder === 'stsd');
      // A box may be shorter than the fields that it should have.
      for (const edit of await editsOfBox(film.readAt, box, holder))
        edits.push({ ...edit, end: Math.min(edit.end, box.end) });
      for (const edit of inner) edits.push(edit);
    }
    if (edits.length > MOST_EDITS) throw new Malformed('there is too much to remove');
  }
  return edits;
}

/** Whether it is a track of pictures or sound. Others have titles of chapters, subtitles, places, and times. */
async function isPlayed(readAt: ReadAt, track: Box): Promise<'vide' | 'soun' | undefined> {
  const handler = findBox(track.children, 'mdia', 'hdlr');
  const table = findBox(track.children, 'mdia', 'minf', 'stbl', 'stsd')?.children ?? [];
  const entries = table.filter(({ type }) => type !== REST);
  const kind = handler && (await textOf(readAt, handler.content + 8));
  if (kind === 'vide' && entries.every(({ type }) => PICTURE_ENTRIES.has(type))) return kind;
  return kind === 'soun' && entries.every(({ type }) => SOUND_ENTRIES.has(type)) ? kind : undefined;
}

async function trackIdOf(readAt: ReadAt, track: Box): Promise<number> {
  const head = findBox(track.children, 'tkhd');
  if (!head) return 0;
  const version = (await readAt(head.content, 1)).readUInt8(0);
  return (await readAt(head.content + (version === 1 ? 20 : 12), 4)).readUInt32BE(0);
}

/** Returns the parts of the media data that no kept track plays. */
function findUnplayed(boxes: readonly Box[], ranges: readonly Range[]): Edit[] {
  const sorted = ranges.toSorted((a, b) => a[0] - b[0]);
  const edits: Edit[] = [];
  let next = 0;
  for (const { content, end } of boxes.filter(({ type }) => type === 'mdat')) {
    let at = content;
    while (next < sorted.length && sorted[next]![0] < end) {
      const [start, stop] = sorted[next]!;
      if (start > at) edits.push(blank(at, start));
      at = Math.max(at, Math.min(stop, end));
      next += 1;
    }
    if (at < end) edits.push(blank(at, end));
  }
  return edits;
}

async function findEdits(readAt: ReadAt, bytes: number): Promise<Edit[] | undefined> {
  const boxes = await readBoxes(readAt, bytes);
  const kept = new Set<Box>();
  const tracks = new Set<number>();
  const ranges: Range[] = [];
  let hasPictures = false;
  for (const track of findBox(boxes, 'moov')?.children.filter(({ type }) => type === 'trak') ?? []) {
    const kind = await isPlayed(readAt, track);
    if (!kind) continue;
    hasPictures ||= kind === 'vide';
    kept.add(track);
    tracks.add(await trackIdOf(readAt, track));
    for (const range of await readChunks(readAt, track)) ranges.push(range);
  }
  if (!hasPictures) return undefined;
  const defaults = await readDefaults(readAt, boxes);
  for (const fragment of boxes.filter(({ type }) => type === 'moof')) {
    const found = await readFragments(readAt, fragment, { tracks, defaults });
    for (const track of found.kept) kept.add(track);
    for (const range of found.ranges) ranges.push(range);
  }
  const edits = [...(await editsOfBoxes({ readAt, kept }, boxes)), ...findUnplayed(boxes, ranges)];
  if (edits.length > MOST_EDITS) return undefined;
  return edits.filter(({ at, end }) => end > at).sort((a, b) => a.at - b.at);
}

/**
 * Returns the edits, in order, that leave of a film only its pictures and sound and what is needed to play them, or
 * undefined if the file is malformed or has no pictures.
 */
export async function editsOfMp4(readAt: ReadAt, bytes: number): Promise<Edit[] | undefined> {
  try {
    return await findEdits(readAt, bytes);
  } catch (error) {
    // Node throws a RangeError for a table that is shorter than it says.
    if (error instanceof Malformed || error instanceof RangeError) return undefined;
    throw error;
  }
}
