import type { ReadAt } from '../job';

const BLOCK_BYTES = 256 * 1024;
const MOST_BLOCKS = 16;

/** Reads small ranges from cached blocks, because each read of the file is a message to another process. */
export function createBlockReader(readAt: ReadAt, bytes: number): ReadAt {
  const blocks = new Map<number, Buffer>();

  async function readBlock(index: number): Promise<Buffer> {
    const known = blocks.get(index);
    if (known) return known;
    const at = index * BLOCK_BYTES;
    const block = await readAt(at, Math.min(BLOCK_BYTES, bytes - at));
    if (blocks.size >= MOST_BLOCKS) blocks.delete(blocks.keys().next().value!);
    blocks.set(index, block);
    return block;
  }

  return async (at, length) => {
    const end = Math.min(at + length, bytes);
    const pieces: Buffer[] = [];
    for (let from = at; from < end;) {
      const index = Math.floor(from / BLOCK_BYTES);
      const begin = index * BLOCK_BYTES;
      const to = Math.min(end, begin + BLOCK_BYTES);
      pieces.push((await readBlock(index)).subarray(from - begin, to - begin));
      from = to;
    }
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  };
}
