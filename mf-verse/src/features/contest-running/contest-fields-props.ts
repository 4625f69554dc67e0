import type { ContestDraft } from '@verse/api-contract/contest-running';

export interface ContestFieldsProps {
  form: ContestDraft;
  errors: Record<string, string | undefined>;
  /** What entrants rely on cannot change. */
  isLocked: boolean;
  change: (patch: Partial<ContestDraft>) => void;
}
