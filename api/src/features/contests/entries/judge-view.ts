import type { MadeHow } from '@verse/api-contract/community-posts';
import { createRedaction, type Identity } from '../../../platform/redaction';
import type { ContestEntry, EntryContent, EntryFile, SubmittedEntry } from './entry';

/** An entry as judges, voters, and the organisation see it until the results are published. */
export interface JudgeView {
  number: number;
  title: string;
  text: string;
  madeHow: MadeHow;
  /** Files with a metadata-free copy. `index` is the position among all files of the submission. */
  files: JudgeFile[];
}

export interface JudgeFile {
  index: number;
  type: string;
  /** Size of the metadata-free copy. */
  bytes: number;
}

const toFiles = ({ files }: Pick<EntryContent, 'files'>): JudgeFile[] =>
  files.flatMap(({ shown }, index) => (shown ? [{ index, type: shown.type, bytes: shown.bytes }] : []));

/** Redacts the names of all makers and of the team, in any spelling. */
function redactionOf(teamName: string, identities: readonly Identity[]): (text: string) => string {
  // The team name is redacted only as a whole, like a handle, because the individual words of a name such as “The Blue
  // Team” do not identify a team.
  const hide = [...identities, { name: '', ownHandle: teamName, email: '' }].map(createRedaction);
  return (text) => hide.reduce((left, redact) => redact(left), text);
}

/**
 * Returns an entry without its links, its file names, and any file that lacks a metadata-free copy. Until the results
 * are published, others see entries only in this form.
 *
 * @param identities identities of all members of the team
 */
export function toJudgeView(entry: SubmittedEntry, identities: readonly Identity[]): JudgeView {
  const { number, teamName, submission } = entry;
  return viewOf({ number, teamName, content: submission }, identities);
}

/** Returns what judges would see if the draft were submitted now. The number is 0 if there is no submission yet. */
export function toPreview(entry: ContestEntry, identities: readonly Identity[]): JudgeView {
  const { number = 0, teamName, draft } = entry;
  return viewOf({ number, teamName, content: draft }, identities);
}

function viewOf(
  { number, teamName, content }: { number: number; teamName: string; content: EntryContent },
  identities: readonly Identity[],
): JudgeView {
  const redact = redactionOf(teamName, identities);
  return {
    number,
    title: redact(content.title),
    text: redact(content.text),
    madeHow: content.madeHow,
    files: toFiles(content),
  };
}

/** Returns the metadata-free copy that a judge may read, by its index in the judge view. */
export const shownFile = (content: Pick<EntryContent, 'files'>, index: number): EntryFile['shown'] =>
  content.files[index]?.shown ?? null;
