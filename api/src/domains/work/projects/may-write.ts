import type { People } from '../../../platform/ports';
import { hasLostSide, memberOn, type OpenProject, otherSide, type StoredProject } from './project';

const WRITABLE: readonly StoredProject['state'][] = ['open', 'agreed', 'completed'];

/**
 * Whether the reader can write to the project's thread. Reading is always allowed. A member does not receive what a
 * person writes whom they have blocked, or who has blocked them; colleagues of that person, and the house, can write.
 */
export async function mayWrite(
  { project, side, readerId }: OpenProject,
  isBlocked: People['isBlocked'],
): Promise<boolean> {
  if (!WRITABLE.includes(project.state) || hasLostSide(project)) return false;
  const other = memberOn(project, otherSide(side));
  if (project.seller.kind === 'house' || other === undefined) return true;
  return !(await isBlocked(readerId, other));
}
