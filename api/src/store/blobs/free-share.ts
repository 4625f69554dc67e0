import { statfs } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the free share of the disk that the folder is on, from 0 to 1. A folder that does not exist yet is measured
 * at its nearest existing parent.
 */
export async function freeShareOf(folder: string): Promise<number> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    try {
      const { bavail, blocks } = await statfs(at);
      return blocks > 0 ? bavail / blocks : 1;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || at === path.dirname(at)) throw error;
    }
  }
}
