import type { PictureHolder } from '../../platform/people';
import type { StoredProject } from './project';

/** The client owns the files of the brief, and the seller those of the work. */
export const ownerOfProjectFile: PictureHolder['ownerOf'] = (document, name) => {
  const { clientId, seller, brief, milestones } = document as unknown as StoredProject;
  const isNamed = ({ blob }: { blob: string }) => blob === name;
  if (brief.files.some(isNamed)) return clientId;
  const delivery = milestones.flatMap(({ deliveries }) => deliveries).find(({ files }) => files.some(isNamed));
  if (delivery) return delivery.by;
  return seller.kind === 'member' ? seller.id : undefined;
};
