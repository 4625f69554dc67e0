import type { Job } from '@verse/api-contract/api';

export interface JobApplicationProps {
  job: Job;
  titleId: string;
  onChange: (job: Job) => void;
}

/** Returns the name of the action that a guest continues after signing in. */
export const applyAct = ({ id }: Job): string => `apply-${id}`;
