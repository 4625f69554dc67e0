import { createId, type DbPort } from '../../store';

interface AuditEvent {
  _id: string;
  /** Actor id, or `command line`. */
  actor: string;
  /** The action, e.g. `account: {"role":"editor"}`. */
  action: string;
  /** Id of the object acted on. */
  target: string;
  at: Date;
}

/** Append-only log of what staff do to other people's data. */
export type AuditLog = Awaited<ReturnType<typeof createAuditLog>>;

export async function createAuditLog(db: DbPort, now: () => Date) {
  const entries = db.collection<AuditEvent>('audit');
  await entries.createIndex({ at: -1 });
  return {
    record: async (actor: string, action: string, target: string): Promise<void> =>
      void (await entries.insertOne({ _id: createId(), actor, action, target, at: now() })),
    async list({ skip, limit }: { skip: number; limit: number }): Promise<{ entries: AuditEvent[]; total: number }> {
      const [page, total] = await Promise.all([
        entries.find({}).sort({ at: -1 }).skip(skip).limit(limit).toArray(),
        entries.countDocuments({}),
      ]);
      return { entries: page, total };
    },
  };
}
