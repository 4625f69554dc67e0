import type { ReadAt } from '../job';

export interface Box {
  type: string;
  at: number;
  /** Offset at which the content begins. */
  content: number;
  end: number;
  children: Box[];
}

/** The type of bytes that are no box. */
export const REST = '';

export class Malformed extends Error {}

/** Boxes that hold only boxes, with the bytes before the first one. */
const HOLDERS: ReadonlyMap<string, number> = new Map([
  ...['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'mvex', 'edts', 'dinf', 'mfra', 'wave'].map(
    (type) => [type, 0] as const,
  ),
  ['stsd', 8],
  ['dref', 8],
]);
export const PICTURE_ENTRIES = new Set([
  'avc1',
  'avc3',
  'hvc1',
  'hev1',
  'mp4v',
  'av01',
  'vp08',
  'vp09',
  'dvh1',
  'dvhe',
]);
export const SOUND_ENTRIES = new Set(['mp4a', 'ac-3', 'ec-3', 'Opus', 'alac', 'sowt', 'twos', 'lpcm', '.mp3', 'samr']);
const PICTURE_FIELDS = 78;
const SOUND_FIELDS = 28;
/** Bytes that QuickTime adds to the fields of sound, by the version of the entry. */
const SOUND_VERSIONS = [0, 16, 36];
/** Every box counts, whatever holds it. A film of three hours in fragments has about 60,000. */
const MOST_BOXES = 100_000;
const MOST_DEPTH = 12;

async function readHead(readAt: ReadAt, at: number, end: number): Promise<Omit<Box, 'children'>> {
  if (at + 8 > end) throw new Malformed('a box is cut off');
  const head = await readAt(at, Math.min(16, end - at));
  const short = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  if (short === 1 && head.length < 16) throw new Malformed('a box is cut off');
  const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  const content = at + (short === 1 ? 16 : 8);
  if (at + size > end || at + size < content) throw new Malformed('a box is longer than its holder');
  return { type, at, content, end: at + size };
}

/** Returns the offset of a box's first child, or undefined if it has no children. */
async function findChildren(readAt: ReadAt, box: Omit<Box, 'children'>, holder: string): Promise<number | undefined> {
  const fixed = HOLDERS.get(box.type);
  if (fixed !== undefined) return box.content + fixed;
  if (holder !== 'stsd') return undefined;
  if (PICTURE_ENTRIES.has(box.type)) return box.content + PICTURE_FIELDS;
  if (!SOUND_ENTRIES.has(box.type)) return undefined;
  const version = (await readAt(box.content + 8, 2)).readUInt16BE(0);
  return box.content + SOUND_FIELDS + (SOUND_VERSIONS[version] ?? 0);
}

/** Reads the tree of all boxes. @throws Malformed */
export async function readBoxes(readAt: ReadAt, bytes: number): Promise<Box[]> {
  let count = 0;

  async function readAll(from: number, end: number, holder: string, depth: number): Promise<Box[]> {
    if (depth > MOST_DEPTH) throw new Malformed('the boxes are nested too deeply');
    const boxes: Box[] = [];
    let at = from;
    while (at + 8 <= end) {
      if ((count += 1) > MOST_BOXES) throw new Malformed('there are too many boxes');
      const box = await readHead(readAt, at, end);
      const first = await findChildren(readAt, box, holder);
      const children = first === undefined ? [] : await readAll(first, box.end, box.type, depth + 1);
      boxes.push({ ...box, children });
      at = box.end;
    }
    // Fewer than eight bytes are no box.
    if (at < end) boxes.push({ type: REST, at, content: at, end, children: [] });
    return boxes;
  }

  return readAll(0, bytes, '', 0);
}

export const findBox = (boxes: readonly Box[], ...path: string[]): Box | undefined => {
  const [type, ...rest] = path;
  const found = boxes.find((box) => box.type === type);
  return found && rest.length > 0 ? findBox(found.children, ...rest) : found;
};
