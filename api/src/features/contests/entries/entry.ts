import type { MadeHow } from '@verse/api-contract/community-posts';

/** File of an entry. Its parts are blobs, in order. */
export interface EntryFile {
  id: string;
  /** Name that its maker sees. Judges see a number instead. */
  name: string;
  type: string;
  bytes: number;
  sha256: string;
  parts: { blob: string; bytes: number }[];
  /** Copy without metadata for judges and voters; null for a file that they do not get. */
  shown: { type: string; bytes: number; parts: { blob: string; bytes: number }[] } | null;
}

export interface EntryContent {
  title: string;
  text: string;
  links: string[];
  madeHow: MadeHow;
  files: EntryFile[];
}

/** Content of a submission. Only the last submission counts. */
export interface Submission extends EntryContent {
  at: Date;
  /** SHA-256 of the canonical JSON of title, text, links, label, and of each file's name and SHA-256. */
  sha256: string;
}

/** Proof that a submission was received. */
export interface Receipt {
  at: Date;
  sha256: string;
}

export interface ContestEntry {
  id: string;
  contestId: string;
  captainId: string;
  /** Captain first. */
  memberIds: string[];
  invitedIds: string[];
  teamName: string;
  draft: EntryContent;
  startedAt: Date;
  /** Assigned by the first submission, shown as `Entry 7`. */
  number?: number;
  submission?: Submission;
  receipts: Receipt[];
  /** Set until the last receipt has been sent to all makers. */
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
