import type { ContestDraft } from '@verse/api-contract/api';

export interface ContestFieldsProps {
  form: ContestDraft;
  errors: Record<string, string | undefined>;
  /** Whether the fields that entrants rely on are locked. */
  isLocked: boolean;
  change: (patch: Partial<ContestDraft>) => void;
}
