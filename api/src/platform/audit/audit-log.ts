import { createId, type DbPort } from '../../store';

interface AuditEntry {
  _id: string;
  /** The id of whoever did it, or `command line`. */
  actor: string;
  /** What was done, e.g. `account: {"role":"editor"}`. */
  action: string;
  /** The id of what it was done to. */
  target: string;
  at: Date;
}

/** What staff did to what belongs to others. Entries are added, and never changed. */
export interface AuditLog {
  note(actor: string, action: string, target: string): Promise<void>;
  list(page: { skip: number; limit: number }): Promise<{ entries: AuditEntry[]; total: number }>;
}

export async function createAuditLog(db: DbPort, now: () => Date): Promise<AuditLog> {
  const entries = db.collection<AuditEntry>('audit');
  await entries.createIndex({ at: -1 });
  return {
    note: async (actor, action, target) =>
      void (await entries.insertOne({ _id: createId(), actor, action, target, at: now() })),
    async list({ skip, limit }) {
      const [page, total] = await Promise.all([
        entries.find({}).sort({ at: -1 }).skip(skip).limit(limit).toArray(),
        entries.countDocuments({}),
      ]);
      return { entries: page, total };
    },
  };
}
