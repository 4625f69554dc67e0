/** An event in a section's audit log, with its actor. */
export interface ReleaseEvent {
  /** ISO date. */
  at: string;
  act: string;
  who: string;
  release?: string;
  commit?: string;
  why?: string;
}

/** A release, with the counts that browsers reported for it in the last fourteen days. */
export interface ListedRelease {
  release: string;
  commit?: string;
  /** ISO date. */
  builtAt: string;
  /** The event by which it last became active; absent if the audit log does not contain it. */
  active?: ReleaseEvent;
  counters: Record<string, number>;
}

/** A release that a share of the visitors gets instead of the active one. */
export interface DeskCanary extends ListedRelease {
  /** In percent. */
  share: number;
  who: string;
  /** ISO date. */
  since: string;
}

/** A section as admins see it: `GET /_sections` at the gateway. */
export interface SectionOverview {
  section: string;
  /** The contact for the section. */
  owner?: string;
  frozen: { who: string; why: string; at: string } | null;
  /** The running gateways, with their active and rejected releases. */
  gateways: { name: string; active?: string; refused?: { release: string; reason: string } }[];
  /** The active release first, then the previous ones. */
  releases: ListedRelease[];
  /** Null without a canary; absent when the gateway does not know. */
  canary?: DeskCanary | null;
  /** Newest first. */
  journal: ReleaseEvent[];
}
