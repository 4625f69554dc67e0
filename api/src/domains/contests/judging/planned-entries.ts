import type { EntryRepository } from '../entries/entries.repository';
import type { Submission, SubmittedEntry } from '../entries/entry';

/**
 * The part of an entry that planning needs. Loading the text and file list of every entry would use too much memory.
 */
export type PlannedEntry = Pick<SubmittedEntry, 'number' | 'memberIds'> & {
  submission: Pick<Submission, 'at' | 'sha256'>;
};

export async function listPlanned(entries: EntryRepository, contestId: string): Promise<PlannedEntry[]> {
  const all: PlannedEntry[] = [];
  for await (const { number, memberIds, submission } of entries.listSubmitted(contestId))
    all.push({ number, memberIds, submission: { at: submission.at, sha256: submission.sha256 } });
  return all.toSorted((one, other) => one.number - other.number);
}

export type LoggedEntry = Omit<PlannedEntry, 'memberIds'>;

/** Returns the public part of a submission, for the log. */
export const toLogged = ({ number, submission }: LoggedEntry) => ({
  entry: number,
  submittedAt: submission.at.toISOString(),
  sha256: submission.sha256,
});
