import type { Money } from '@verse/api-contract/money';
import type { BankAccount } from '@verse/api-contract/orders';
import type { Terms } from '@verse/api-contract/project-offers';
import type { MilestoneState, Settlement } from '@verse/api-contract/project-work';
import type { ProjectState, Side } from '@verse/api-contract/projects';
import type { FileRecord } from '../../platform/files';

export type Seller = { kind: 'house' } | { kind: 'member' | 'organisation'; id: string };

export interface StoredBrief {
  title: string;
  aim: string;
  links: string[];
  files: FileRecord[];
  budget: Money | null;
  wantedBy: string | null;
  /** Names as of the time of the brief. */
  service: { slug: string; title: string } | null;
  package: { id: string; name: string; price: Money | null; days: number } | null;
}

/** An offer of one side. Versions are never changed; the newest one is the one that can be accepted. */
export interface OfferVersion {
  version: number;
  side: Side;
  by: string;
  at: Date;
  note: string;
  terms: Omit<Terms, 'account'> & { account: BankAccount | null };
  /** SHA-256 of the terms as canonical JSON. */
  hash: string;
}

export interface Acceptance {
  version: number;
  hash: string;
  side: Side;
  by: string;
  at: Date;
}

export interface StoredDelivery {
  at: Date;
  by: string;
  note: string;
  files: FileRecord[];
  /** `by` is `automatic` when no answer came in time, and `staff` after a dispute. */
  decision: { is: 'accepted' | 'changes'; note: string; at: Date; by: string } | null;
  /** Reminders of the client that were sent; none for deliveries that had an answer soon. */
  reminders?: number;
}

export interface StoredMilestone {
  /** Derived from the project and the position: the key of its order. */
  id: string;
  title: string;
  minor: number;
  dueOn: string;
  state: MilestoneState;
  /** Number of its order, once that is placed. */
  order: string | null;
  deliveries: StoredDelivery[];
  /** Milliseconds that the seller has waited for the client, without the present wait. */
  pausedMs: number;
  /** Files of a delivery that is not sent. */
  upload?: FileRecord[];
  acceptedAt?: Date;
  /** When its payment was complete, and noted here. */
  paidAt?: Date;
  /** The part of its payment that was noted here, in minor units. */
  notedMinor?: number;
  /** Number of its invoice, once that is issued. */
  invoice?: string;
  /** Number of the credit note for its invoice, once that is issued. */
  creditNote?: string;
}

export interface ProjectEvent {
  at: Date;
  /** A member's id, or `automatic`. */
  by: string;
  side: Side | 'staff' | 'automatic';
  /** What happened, as a short text of the feature: `offered version 2`. */
  what: string;
}

/** A request of one side to cancel the milestones that are not accepted. */
export interface Cancellation {
  side: Side;
  by: string;
  reason: string;
  at: Date;
}

export interface Dispute {
  state: 'open' | 'decided';
  side: Side;
  by: string;
  /** Id of the milestone. */
  milestone: string;
  reason: string;
  at: Date;
  decision: { is: Settlement; text: string; by: string; at: Date } | null;
}

/** An affair between a client and a seller, from the brief to the last payment. */
export interface StoredProject {
  /** Derived from the client and the idempotency key, so that a retry finds it. */
  id: string;
  number: string;
  clientId: string;
  seller: Seller;
  /** `house`, `member:` or `organisation:` with the id. */
  sellerKey: string;
  state: ProjectState;
  /** Raised by each change; a change names the one that it is based on. */
  revision: number;
  brief: StoredBrief;
  offers: OfferVersion[];
  acceptance: Acceptance | null;
  milestones: StoredMilestone[];
  dispute: Dispute | null;
  cancellation?: Cancellation | null;
  ended: { side: Side | 'staff'; by: string; reason: string; at: Date } | null;
  events: ProjectEvent[];
  createdAt: Date;
  changedAt: Date;
  /** Set only while something is due without a request. */
  dueAt?: Date;
}

export const toSellerKey = (seller: Seller): string =>
  seller.kind === 'house' ? 'house' : `${seller.kind}:${seller.id}`;

/** Subject of the thread of both sides. */
export const threadOf = ({ id }: Pick<StoredProject, 'id'>): string => `project ${id}`;

/** A project that its reader may see, with the reader's side. */
export interface OpenProject {
  project: StoredProject;
  side: Side;
  readerId: string;
}
