const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const FIRST_APP = 0xe0;
const LAST_APP = 0xef;
/** Segments to keep: JFIF, the colour profile, and the Adobe colour transform. */
const KEPT = new Set([0xe0, 0xe2, 0xee]);

/** Returns a JPEG without EXIF, XMP, IPTC, and comments. Returns any other data unchanged. */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === MARKER) {
    const kind = bytes[at + 1]!;
    if (kind === START_OF_SCAN) break;
    const end = at + 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!;
    const isPersonal = kind === COMMENT || (kind >= FIRST_APP && kind <= LAST_APP && !KEPT.has(kind));
    if (!isPersonal) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}
