/** An event in a section's audit log, including its actor. */
export interface ReleaseEvent {
  /** ISO date. */
  at: string;
  act: string;
  who: string;
  release?: string;
  commit?: string;
  why?: string;
}

/** A release, with the totals of the counters that browsers reported for it in the last fourteen days. */
export interface ListedRelease {
  release: string;
  commit?: string;
  /** ISO date. */
  builtAt: string;
  /** The event that last made the release active. Absent if it is not in the audit log. */
  active?: ReleaseEvent;
  counters: Record<string, number>;
}

/** A release served to a share of visitors instead of the active one. */
export interface DeskCanary extends ListedRelease {
  /** In percent. */
  share: number;
  who: string;
  /** ISO date. */
  since: string;
}

/** A section as shown to admins; returned by the gateway at `GET /_sections`. */
export interface SectionOverview {
  section: string;
  /** The team to contact about the section. */
  owner?: string;
  frozen: { who: string; why: string; at: string } | null;
  /** The running gateways, each with the release it serves and the release it has rejected, if any. */
  gateways: { name: string; active?: string; refused?: { release: string; reason: string } }[];
  /** The active release, followed by the previous ones. */
  releases: ListedRelease[];
  /** Null if there is no canary; absent if the gateway does not know whether there is one. */
  canary?: DeskCanary | null;
  /** Newest first. */
  journal: ReleaseEvent[];
}
