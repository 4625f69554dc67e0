import type { MadeHow } from '@verse/api-contract/community/community-posts.values';
import { createRedaction, type Identity } from '../../../platform/redaction';
import type { ContestEntry, EntryContent, EntryFile } from './entry';

/** An entry as judges, voters, and the organisation see it until the results are published. */
export interface JudgeView {
  /** 0 for a draft that was never submitted. */
  number: number;
  title: string;
  text: string;
  madeHow: MadeHow;
  /** Files with a metadata-free copy. `index` is the position among all files of the submission. */
  files: JudgeFile[];
}

interface JudgeFile {
  index: number;
  type: string;
  /** Size of the metadata-free copy. */
  bytes: number;
}

/** Returns the files that have a metadata-free copy. */
export const toFiles = (files: readonly EntryFile[]): JudgeFile[] =>
  files.flatMap(({ shown }, index) => (shown ? [{ index, type: shown.type, bytes: shown.bytes }] : []));

/** Returns a function that redacts the names of all makers and of the team, in any spelling. */
export function createTeamRedaction(teamName: string, identities: readonly Identity[]): (text: string) => string {
  // The team name is redacted only as a whole, like a handle, because the individual words of a name such as “The Blue
  // Team” do not identify a team.
  return createRedaction(...identities, { name: '', ownHandle: teamName, email: '' });
}

/**
 * Returns an entry's submission, or its draft as judges would see it. The result has no links, no file names, and no
 * file that lacks a metadata-free copy. Until the results are published, others see entries only in this form.
 *
 * @param identities identities of all members of the team
 */
export function toJudgeView(
  { number = 0, teamName }: Pick<ContestEntry, 'number' | 'teamName'>,
  { title, text, madeHow, files }: EntryContent,
  identities: readonly Identity[],
): JudgeView {
  const redact = createTeamRedaction(teamName, identities);
  return { number, title: redact(title), text: redact(text), madeHow, files: toFiles(files) };
}
