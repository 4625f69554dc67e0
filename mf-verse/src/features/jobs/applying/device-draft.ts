import type { ApplicationDraftForm } from '@verse/api-contract/job-applications';
import { readStored, writeStored } from '../../../shared/device-storage';

/** An unsent application stored on this device. Sign-out removes keys that begin with `own:`. */
export interface DeviceDraft extends ApplicationDraftForm {
  /** Whether there are changes not yet saved on the server. */
  isUnsaved: boolean;
}

export const EMPTY_DRAFT: DeviceDraft = { note: '', link: '', works: [], isUnsaved: false };

export function createDeviceDraft(memberId: string, jobId: string) {
  const key = `own:application ${memberId} ${jobId}`;
  return {
    read(): DeviceDraft {
      try {
        return { ...EMPTY_DRAFT, ...(JSON.parse(readStored(key) ?? '{}') as Partial<DeviceDraft>) };
      } catch {
        return EMPTY_DRAFT;
      }
    },
    write: (draft: DeviceDraft) => writeStored(key, JSON.stringify(draft)),
    forget: () => writeStored(key, ''),
  };
}
