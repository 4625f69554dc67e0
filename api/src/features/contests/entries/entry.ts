import type { MadeHow } from '@verse/api-contract/community-posts';

/** A file of an entry. Its parts are blobs, in order. */
export interface EntryFile {
  id: string;
  /** The name that its maker sees; judges see a number. */
  name: string;
  type: string;
  bytes: number;
  sha256: string;
  parts: { blob: string; bytes: number }[];
  /** The copy without metadata that judges and voters get; null for files that they do not get. */
  shown: { type: string; bytes: number; parts: { blob: string; bytes: number }[] } | null;
}

export interface EntryContent {
  title: string;
  text: string;
  links: string[];
  madeHow: MadeHow;
  files: EntryFile[];
}

/** A submission; the last one counts. */
export interface Submission extends EntryContent {
  at: Date;
  /** SHA-256 of the canonical JSON of title, text, links, label, and of each file's name and SHA-256. */
  sha256: string;
}

/** Proof of a submission, by number of the entry. */
export interface Receipt {
  at: Date;
  sha256: string;
}

/** The entry of a member, or of a team, in a contest. */
export interface ContestEntry {
  id: string;
  contestId: string;
  captainId: string;
  /** The captain first. */
  memberIds: string[];
  invitedIds: string[];
  teamName: string;
  draft: EntryContent;
  startedAt: Date;
  /** Given by the first submission: `Entry 7`. */
  number?: number;
  submission?: Submission;
  receipts: Receipt[];
  /** Set until the last receipt was sent to all makers. */
  receiptDueSince?: Date;
  state: 'open' | 'removed' | 'withdrawn';
  removal?: { reason: string; at: Date; by: string };
  /** Increases with each change. */
  version: number;
}

/** An entry that takes part: submitted, and neither withdrawn nor removed. */
export type SubmittedEntry = ContestEntry & Required<Pick<ContestEntry, 'number' | 'submission'>>;

export const isSubmitted = (entry: ContestEntry): entry is SubmittedEntry =>
  entry.state === 'open' && entry.submission !== undefined && entry.number !== undefined;
