import type { TextBlock } from './formatted-text';

/** Returns the keys of the pictures in blocks. */
export const pictureKeysIn = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'picture') return [block.key];
    if (block.type === 'quote') return pictureKeysIn(block.blocks);
    return block.type === 'list' ? pictureKeysIn(block.items.flat()) : [];
  });
