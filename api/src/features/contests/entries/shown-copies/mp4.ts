/** Bytes to overwrite in place. The file size and all offsets stay the same. */
export interface Edit {
  at: number;
  bytes: Buffer;
}

export type ReadAt = (at: number, length: number) => Promise<Buffer>;

interface Box {
  type: string;
  at: number;
  /** Offset at which the content begins. */
  content: number;
  end: number;
}

const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'mvex', 'edts', 'dinf']);
/** Padding, and boxes in which cameras and software store data about people, places, and devices. */
const PERSONAL = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
const PICTURE_ENTRIES = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'mp4v', 'av01', 'vp09']);
const MOST_BOXES = 20_000;
const HANDLER_NAME = 24;
const COMPRESSOR = { at: 42, bytes: 32 };

class Malformed extends Error {}

async function readBox(readAt: ReadAt, at: number, end: number): Promise<Box> {
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

const blank = (at: number, end: number): Edit => ({ at, bytes: Buffer.alloc(Math.max(0, end - at)) });

/** Turns the box into padding of equal size. */
const overwritten = ({ at, content, end }: Box): Edit[] => [
  { at: at + 4, bytes: Buffer.from('free', 'latin1') },
  blank(content, end),
];

/** Returns the edits that remove all metadata, or undefined if the file is malformed. */
export async function editsOfMp4(readAt: ReadAt, bytes: number): Promise<Edit[] | undefined> {
  const edits: Edit[] = [];
  let count = 0;

  async function blankCompressors(box: Box): Promise<void> {
    // The entries follow the version, the flags, and the entry count.
    for (let at = box.content + 8; at < box.end;) {
      const entry = await readBox(readAt, at, box.end);
      const from = entry.content + COMPRESSOR.at;
      if (PICTURE_ENTRIES.has(entry.type) && from + COMPRESSOR.bytes <= entry.end)
        edits.push(blank(from, from + COMPRESSOR.bytes));
      at = entry.end;
    }
  }

  async function walk(from: number, end: number): Promise<void> {
    for (let at = from; at < end;) {
      if ((count += 1) > MOST_BOXES) throw new Malformed('there are too many boxes');
      const box = await readBox(readAt, at, end);
      if (PERSONAL.has(box.type)) edits.push(...overwritten(box));
      else if (box.type === 'hdlr') edits.push(blank(Math.min(box.content + HANDLER_NAME, box.end), box.end));
      else if (box.type === 'stsd') await blankCompressors(box);
      else if (HOLDERS.has(box.type)) await walk(box.content, box.end);
      at = box.end;
    }
  }

  try {
    await walk(0, bytes);
    return edits;
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}
