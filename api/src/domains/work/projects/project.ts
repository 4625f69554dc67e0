import type { BankAccount, Terms } from '@verse/api-contract/api';
import type { Money } from '@verse/api-contract/money';
import type { MilestoneState, Settlement } from '@verse/api-contract/work/project-work.values';
import { otherSide, type ProjectState, type Side, SIDES } from '@verse/api-contract/work/projects.values';
import type { FileRecord } from '../../../platform/files';
import { SITE } from '../../../platform/notify';

/** Author of the steps that follow from time and payments. */
export const AUTOMATIC = 'automatic';

export type Seller = { kind: 'house' } | { kind: 'member' | 'organisation'; id: string };

/** A client when a project begins. */
export interface Client {
  kind: 'member' | 'organisation';
  id: string;
}

interface StoredPackage {
  id: string;
  name: string;
  price: Money | null;
  days: number;
  /** Absent in older briefs, as is `revisions`. */
  text?: string;
  revisions?: number;
}

export interface StoredBrief {
  title: string;
  aim: string;
  links: string[];
  files: FileRecord[];
  budget: Money | null;
  wantedBy: string | null;
  /** Names as they were when the brief was sent. */
  service: { slug: string; title: string } | null;
  package: StoredPackage | null;
}

/** An offer made by one side. Versions are immutable, and only the newest can be accepted. */
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

/** A place of a delivered picture that the client wants changed. */
export interface StoredMark {
  /** Id of the picture. */
  file: string;
  /** Position in percent of the picture's width and height. */
  x: number;
  y: number;
  text: string;
  answer?: { text: string; at: Date; by: string };
  done?: { at: Date; by: string };
}

export interface StoredDelivery {
  at: Date;
  by: string;
  note: string;
  files: FileRecord[];
  /** `by` is `automatic` if the client did not respond in time, and `staff` after a dispute. */
  decision: {
    is: 'accepted' | 'changes';
    note: string;
    at: Date;
    by: string;
    /** In the order of their numbers; absent from a decision without marks. */
    marks?: StoredMark[];
  } | null;
  /** Number of reminders sent to the client; absent before the first one. */
  reminders?: number;
}

export interface StoredMilestone {
  /** Derived from the project and the milestone's position; also serves as the key of its order. */
  id: string;
  title: string;
  minor: number;
  /** The agreed date, or the one that followed from the agreed number of days when the offer was accepted. */
  dueOn: string;
  state: MilestoneState;
  /** Order number, or `null` until the order is placed. */
  order: string | null;
  deliveries: StoredDelivery[];
  /** Total time that the seller has spent waiting for the client, in milliseconds. Excludes the current wait. */
  pausedMs: number;
  /** Files uploaded for a delivery that has not been sent yet. */
  upload?: FileRecord[];
  acceptedAt?: Date;
  /** Time at which the project recorded that the payment was complete. */
  paidAt?: Date;
  /** Number of the client's payment receipts that the seller has been notified of. */
  noticedReceipts?: number;
  /** Part of the payment already recorded in the project, in minor units. */
  notedMinor?: number;
  /** Time at which a part of the payment was last recorded. Absent from parts recorded by earlier releases. */
  notedAt?: Date;
  /** Invoice number; absent until the invoice is issued. */
  invoice?: string;
  /** Credit note number; absent until the credit note is issued. */
  creditNote?: string;
}

export interface ProjectEvent {
  at: Date;
  /** Member id, or `automatic`. */
  by: string;
  side: Side | 'staff' | 'automatic';
  /** Short text describing the event, e.g. `offered version 2`. */
  what: string;
  /**
   * The changed part, if the event left the rest of the project as it was: the id of a milestone or of a part, e.g.
   * `5f-1/marks/1-2`.
   */
  about?: string;
}

/** A request by one side to cancel all milestones that have not been accepted. */
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
  /** Id of the disputed milestone. */
  milestone: string;
  reason: string;
  at: Date;
  decision: { is: Settlement; text: string; by: string; at: Date } | null;
}

/** The hire that a project began with. */
export interface HireOrigin {
  jobId: string;
  organisationId: string;
  /** The application's id, as the organisation knows it. */
  ref: string;
}

/** A project between a client and a seller, from the brief to the last payment. */
export interface StoredProject {
  /** Derived from the person who sends the brief and the idempotency key, so that a retry finds the same project. */
  id: string;
  number: string;
  /** The member who is the client. Empty if they have left, or if an organisation is the client. */
  clientId: string;
  /** The organisation that is the client; absent if a member is. */
  clientOrganisationId?: string;
  seller: Seller;
  /** `house`, or `member:` or `organisation:` followed by the id. */
  sellerKey: string;
  state: ProjectState;
  /** Revision number, incremented by every change. Each change specifies the revision that it is based on. */
  revision: number;
  brief: StoredBrief;
  /** Absent unless the seller was hired through a job. */
  hire?: HireOrigin;
  offers: OfferVersion[];
  acceptance: Acceptance | null;
  milestones: StoredMilestone[];
  dispute: Dispute | null;
  cancellation?: Cancellation | null;
  ended: { side: Side | 'staff'; by: string; reason: string; at: Date } | null;
  /** When both sides were asked to review each other. */
  reviewsAskedAt?: Date;
  /** When each side wrote its review. */
  reviewed?: Partial<Record<Side, Date>>;
  events: ProjectEvent[];
  createdAt: Date;
  changedAt: Date;
  /** Set only while work is due that no request will trigger. */
  dueAt?: Date;
}

export const toSellerKey = (seller: Seller): string =>
  seller.kind === 'house' ? 'house' : `${seller.kind}:${seller.id}`;

export { otherSide };

/** Fields of a project that say who its sides are. */
export type Parties = Pick<StoredProject, 'clientId' | 'clientOrganisationId' | 'seller'>;

/** Returns the organisation on a side, or undefined if a member or the house is. */
export const organisationOn = ({ clientOrganisationId, seller }: Parties, side: Side): string | undefined => {
  if (side === 'client') return clientOrganisationId;
  return seller.kind === 'organisation' ? seller.id : undefined;
};

/** Returns the member on a side: empty if they have left, undefined if an organisation or the house is on it. */
export const memberOn = ({ clientId, clientOrganisationId, seller }: Parties, side: Side): string | undefined => {
  if (side === 'client') return clientOrganisationId === undefined ? clientId : undefined;
  return seller.kind === 'member' ? seller.id : undefined;
};

/** Returns the member or organisation on a side; `SITE` is the house. */
export const idOfSide = (parties: Parties, side: Side): string =>
  organisationOn(parties, side) ?? memberOn(parties, side) ?? SITE;

/** Whether the member on one of the sides has left. */
export const hasLostSide = (parties: Parties): boolean => SIDES.some((side) => memberOn(parties, side) === '');

/** Returns the client like a seller key: `member:` or `organisation:` followed by the id. */
export const toClientKey = ({ clientId, clientOrganisationId }: Parties): string =>
  clientOrganisationId === undefined ? `member:${clientId}` : `organisation:${clientOrganisationId}`;

/** Returns the member who acted for a side when both sides agreed; undefined before. */
export const agreedBy = ({ acceptance, offers }: StoredProject, side: Side): string | undefined =>
  acceptance?.side === side ? acceptance.by : offers.find(({ version }) => version === acceptance?.version)?.by;
/** Names the party on a side, in the format of `sellerKey`. */
export const partyKeyOf = (project: Parties & Pick<StoredProject, 'sellerKey'>, side: Side): string =>
  side === 'client' ? toClientKey(project) : project.sellerKey;

export const threadOf = ({ id }: Pick<StoredProject, 'id'>): string => `project ${id}`;

/** A project as seen by a reader on one of its sides. */
export interface OpenProject {
  project: StoredProject;
  side: Side;
  readerId: string;
}
