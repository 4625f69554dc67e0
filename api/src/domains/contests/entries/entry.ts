import type { MadeHow } from '@verse/api-contract/community/community-posts.values';
import type { FieldVersions } from '../../../platform/versions';

/** File of an entry. Its parts are stored as blobs, in order. */
export interface EntryFile {
  id: string;
  /** Name shown to the maker. Judges see a number instead. */
  name: string;
  type: string;
  bytes: number;
  sha256: string;
  parts: { blob: string; bytes: number }[];
  /** Metadata-free copy for judges and voters; null if the file is not shown to them. */
  shown: { type: string; bytes: number; parts: { blob: string; bytes: number }[] } | null;
}

export interface EntryContent {
  title: string;
  text: string;
  links: string[];
  madeHow: MadeHow;
  files: EntryFile[];
}

export const EMPTY_CONTENT: EntryContent = { title: '', text: '', links: [], madeHow: 'unsaid', files: [] };

/** Submitted content. Only the latest submission counts. */
export interface Submission extends EntryContent {
  at: Date;
  /** Hex SHA-256 of the canonical JSON of the title, text, links, label, and the name and SHA-256 of each file. */
  sha256: string;
}

/** Proof that a submission was received. */
export interface Receipt {
  at: Date;
  sha256: string;
}

/** Who removed an entry: its organisation, or the staff of the site. */
export type RemovalSide = 'organisation' | 'staff';

export interface EntryRemoval {
  reason: string;
  at: Date;
  /** Member id; `ERASED` once the account is gone, and empty if no one removed the entry. */
  by: string;
  /** Absent in removals of earlier releases. */
  side?: RemovalSide;
}

export interface ContestEntry extends FieldVersions {
  id: string;
  contestId: string;
  captainId: string;
  /** The captain comes first. */
  memberIds: string[];
  invitedIds: string[];
  teamName: string;
  draft: EntryContent;
  startedAt: Date;
  /** Assigned on the first submission; shown as `Entry 7`. */
  number?: number;
  submission?: Submission;
  receipts: Receipt[];
  /** Set until the latest receipt has been sent to all makers. */
  receiptDueSince?: Date;
  state: 'open' | 'removed' | 'withdrawn';
  removal?: EntryRemoval;
  /** Makers who have closed the unveiling of their win. */
  winSeenBy?: string[];
  /** Incremented on every change. */
  version: number;
}

/** Returns the ids of the team's members and of invited members. */
export const teamOf = ({ memberIds, invitedIds }: ContestEntry): string[] => [...memberIds, ...invitedIds];

/** An entry that takes part: submitted, and neither withdrawn nor removed. */
export type SubmittedEntry = ContestEntry & Required<Pick<ContestEntry, 'number' | 'submission'>>;

export const isSubmitted = (entry: ContestEntry): entry is SubmittedEntry =>
  entry.state === 'open' && entry.submission !== undefined && entry.number !== undefined;
