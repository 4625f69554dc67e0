import type { Job } from '@verse/api-contract/jobs';

export interface JobApplicationProps {
  job: Job;
  titleId: string;
  onChange: (job: Job) => void;
}

/** Names the act for which guests sign in. */
export const applyAct = ({ id }: Job): string => `apply-${id}`;
