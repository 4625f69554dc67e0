import type { ProjectSummary } from '@verse/api-contract/api';

/** The party that the reader buys from or sells to. */
export const otherParty = ({ side, client, seller }: Pick<ProjectSummary, 'side' | 'client' | 'seller'>) =>
  side === 'client' ? seller : client;
