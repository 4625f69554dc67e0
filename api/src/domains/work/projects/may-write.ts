import type { People } from '../../../platform/ports';
import type { OpenProject, StoredProject } from './project';

const WRITABLE: readonly StoredProject['state'][] = ['open', 'agreed', 'completed'];

/**
 * Returns the member on the other side, to check whether they and the reader have blocked each other; undefined for the
 * house and for organisations.
 */
function otherMember({ project: { clientId, seller }, side }: OpenProject): string | undefined {
  if (seller.kind === 'house') return undefined;
  if (side === 'seller') return clientId;
  return seller.kind === 'member' ? seller.id : undefined;
}

/** Whether the reader can write to the project's thread. Reading is always allowed. */
export async function mayWrite(open: OpenProject, isBlocked: People['isBlocked']): Promise<boolean> {
  const { state, clientId } = open.project;
  const other = otherMember(open);
  // An empty id means that the member has left.
  if (!WRITABLE.includes(state) || clientId === '' || other === '') return false;
  return other === undefined || !(await isBlocked(open.readerId, other));
}
