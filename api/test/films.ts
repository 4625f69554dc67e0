const latin = (text: string) => Buffer.from(text, 'latin1');
const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Returns a box of an MP4. */
export function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([number(body.length + 8), latin(type), body]);
}

const FIELDS = 78;
const COMPRESSOR = 43;

interface Track {
  id: number;
  handler: string;
  /** Offset and length of its only chunk. */
  chunk: readonly [number, number];
}

/** Writes the name into each place of a track that may hold text. */
function track({ id, handler, chunk: [at, length] }: Track, name: string): Buffer {
  const entry = Buffer.alloc(FIELDS);
  entry.write(name.slice(0, 4), 12, 'latin1');
  entry.write(name.slice(0, 30), COMPRESSOR, 'latin1');
  const profile = box('colr', latin(`prof${name}`));
  const entries = box('stsd', number(0), number(1), box('avc1', entry, profile, box('uuid', latin(name))));
  const table = box(
    'stbl',
    entries,
    box('stts', number(0), number(1), number(1), number(1), latin(name)),
    box('stsc', number(0), number(1), number(1), number(1), number(1)),
    box('stsz', number(0), number(length), number(1)),
    box('stco', number(0), number(1), number(at)),
  );
  const place = box('dinf', box('dref', number(0), number(1), box('url ', number(0), latin(`file:///home/${name}`))));
  const about = box('hdlr', Buffer.alloc(4), latin('mhlr'), latin(handler), latin(name.slice(0, 12)), latin(name));
  const head = Buffer.concat([number(0), latin(name.slice(0, 8)), number(id), Buffer.alloc(68), latin(name)]);
  return box(
    'trak',
    box('tkhd', head),
    box('udta', box('name', latin(name))),
    box('tref', box('chap', latin(name))),
    box('mdia', box('mdhd', Buffer.alloc(24), latin(name)), about, box('minf', place, table)),
  );
}

/** Creates a film whose frames are `frames `, with a name in every place of the format that may hold text. */
export function filmOf(name: string, frameBytes = 1_500_000): Buffer {
  const frames = Buffer.alloc(frameBytes, 'frames ');
  const chapter = latin(`Chapter by ${name}`);
  const type = box('ftyp', latin('isom'), latin(name.slice(0, 4)), latin('isom'), latin(name.slice(0, 8)));
  const begin = type.length + 8;
  const media = box('mdat', frames, chapter, latin(`between samples: ${name}`));
  const head = Buffer.concat([number(0), latin(name.slice(0, 8)), Buffer.alloc(88), latin(name)]);
  const pictures: Track = { id: 1, handler: 'vide', chunk: [begin, frames.length] };
  const chapters: Track = { id: 2, handler: 'text', chunk: [begin + frames.length, chapter.length] };
  const moov = box(
    'moov',
    box('mvhd', head),
    track(pictures, name),
    track(chapters, name),
    box('udta', box('meta', Buffer.alloc(4), box('ilst', latin(name)))),
    box('meta', latin(name)),
    box('iods', latin(name)),
    box(name.slice(0, 4), latin(name)),
  );
  const rest = ['uuid', 'free', 'skip', 'wide', 'pnot', 'prft', 'emsg'].map((kind) => box(kind, latin(name)));
  return Buffer.concat([type, media, moov, ...rest]);
}
