import type { StoredProject } from './project';
import type { OpenProject } from './project';
import type { ProjectsDependencies } from './projects-dependencies';

const WRITABLE: readonly StoredProject['state'][] = ['open', 'agreed', 'completed'];

/** The member on the other side, as far as one blocks another: not for the staff of the house, nor an organisation. */
function otherMember({ project: { clientId, seller }, side }: OpenProject): string | undefined {
  if (seller.kind === 'house') return undefined;
  if (side === 'seller') return clientId;
  return seller.kind === 'member' ? seller.id : undefined;
}

/** Whether the reader may write in the thread of the project. Reading stays. */
export async function mayWrite(open: OpenProject, isBlocked: ProjectsDependencies['isBlocked']): Promise<boolean> {
  const { state, clientId } = open.project;
  const other = otherMember(open);
  // Without an id, the member has left.
  if (!WRITABLE.includes(state) || clientId === '' || other === '') return false;
  return other === undefined || !(await isBlocked(open.readerId, other));
}
