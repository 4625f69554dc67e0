import { readStored, writeStored } from '../../shared/stored';

/** What somebody has typed and not sent, for themselves on this device. */
export interface ApplicationDraft {
  note: string;
  link: string;
}

const EMPTY: ApplicationDraft = { note: '', link: '' };

export function applicationDraftOf(memberId: string, jobId: string) {
  const key = `verse-application ${memberId} ${jobId}`;
  return {
    read(): ApplicationDraft {
      try {
        return { ...EMPTY, ...(JSON.parse(readStored(key) ?? '{}') as Partial<ApplicationDraft>) };
      } catch {
        return EMPTY;
      }
    },
    write: (draft: ApplicationDraft) => writeStored(key, draft.note || draft.link ? JSON.stringify(draft) : ''),
    forget: () => writeStored(key, ''),
  };
}
