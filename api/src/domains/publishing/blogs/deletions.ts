import { DAY_MS } from '@verse/api-contract/time';
import type { BlogRepository } from './blogs.repository';
import type { VersionRepository } from './versions.repository';

export interface DeletionsDependencies {
  blogs: BlogRepository;
  versions: VersionRepository;
  now: () => Date;
  /** Number of days within which a deletion can be undone. */
  undoDays: number;
}

/**
 * Removes posts whose deletion can no longer be undone and returns how many were removed. Safe to run in several
 * processes.
 */
export async function removeDeleted({ blogs, versions, now, undoDays }: DeletionsDependencies): Promise<number> {
  const deleted = await blogs.deletedUntil(new Date(now().getTime() - undoDays * DAY_MS));
  let removed = 0;
  for (const { id, version } of deleted) {
    // Removes versions first, so that the next run still finds the post if this run is interrupted.
    await versions.eraseOfPost(id);
    if (await blogs.remove(id, version)) removed += 1;
  }
  return removed;
}
