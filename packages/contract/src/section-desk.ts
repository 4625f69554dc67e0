/** An entry of a section's journal: what was done, and by whom. */
export interface DeskEntry {
  /** ISO date. */
  at: string;
  act: string;
  who: string;
  release?: string;
  commit?: string;
  why?: string;
}

/** A release, and what browsers have told of it in the last fourteen days. */
export interface DeskRelease {
  release: string;
  commit?: string;
  /** ISO date. */
  builtAt: string;
  /** When it became active last; nothing where the journal does not say. */
  active?: DeskEntry;
  counters: Record<string, number>;
}

/** A release that a share of the visitors is given in place of the active one. */
export interface DeskCanary extends DeskRelease {
  /** In per cent. */
  share: number;
  who: string;
  /** ISO date. */
  since: string;
}

/** A section as its people see it: `GET /_sections` at the gateway, for admins. */
export interface DeskSection {
  section: string;
  /** Whom to call. */
  owner?: string;
  frozen: { who: string; why: string; at: string } | null;
  /** How many gateways run, and which releases they have refused. */
  gateways: { name: string; active?: string; refused?: { release: string; reason: string } }[];
  /** The active one first, then those before it. */
  releases: DeskRelease[];
  /** Nothing where none runs, or the gateway knows of none. */
  canary?: DeskCanary | null;
  /** Newest first. */
  journal: DeskEntry[];
}
