import { createId, type DbPort, type Filter, insertIfAbsent, readInPages } from '../../store';
import { MOST_COUNTED, type Total, toTotal } from '../http';

interface AuditEvent {
  _id: string;
  /** Actor id, or `command line`. */
  actor: string;
  /** The action, e.g. `account: {"role":"editor"}`. */
  action: string;
  /** First word of the action. */
  kind?: string;
  /** Id of the object acted on. */
  target: string;
  at: Date;
}

export interface AuditQuery {
  actor?: string | undefined;
  target?: string | undefined;
  /** First word of the action. */
  kind?: string | undefined;
  /** The period; `to` is exclusive. */
  from?: Date | undefined;
  to?: Date | undefined;
  skip: number;
  limit: number;
}

/** Append-only log of what staff do to other people's data. */
export type AuditLog = Awaited<ReturnType<typeof createAuditLog>>;

const kindOf = (action: string): string => /^[\w-]*/.exec(action)?.[0] ?? '';

const toFilter = ({ actor, target, kind, from, to }: AuditQuery): Filter =>
  Object.fromEntries(
    [
      ['actor', actor],
      ['target', target],
      ['kind', kind],
      ['at', from || to ? { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) } : undefined],
    ].filter(([, value]) => value !== undefined),
  ) as Filter;

export async function createAuditLog(db: DbPort, now: () => Date) {
  const entries = db.collection<AuditEvent>('audit');
  await entries.createIndex({ at: -1 });
  for (const field of ['actor', 'target', 'kind']) await entries.createIndex({ [field]: 1, at: -1 });
  return {
    record: async (actor: string, action: string, target: string): Promise<void> =>
      void (await entries.insertOne({ _id: createId(), actor, action, kind: kindOf(action), target, at: now() })),
    async list(query: AuditQuery): Promise<{ entries: AuditEvent[]; total: Total }> {
      const filter = toFilter(query);
      const [page, total] = await Promise.all([
        entries.find(filter).sort({ at: -1 }).skip(query.skip).limit(query.limit).toArray(),
        entries.countDocuments(filter, { limit: MOST_COUNTED }),
      ]);
      return { entries: page, total: toTotal(MOST_COUNTED, total) };
    },
    /** Makes events of earlier releases searchable by kind. Runs once. */
    async addKinds(): Promise<void> {
      const settings = db.collection('settings');
      const done = { _id: 'audit-kinds' };
      if (await settings.findOne(done)) return;
      for await (const { _id, action, kind } of readInPages(entries, {}))
        if (kind === undefined) await entries.updateOne({ _id }, { $set: { kind: kindOf(action) } });
      await insertIfAbsent(settings, done);
    },
  };
}
