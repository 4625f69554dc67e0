import type { LogKind } from '@verse/api-contract/contests/contest-judging.values';
import { canonicalJson, sha256 } from '../../../platform/hashes';
import { createKeyedQueue } from '../../../platform/http';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';

/** A line of a contest's log. Contains the hash of the previous line, so that no line can be changed unnoticed. */
export interface LogLine {
  seq: number;
  at: string;
  kind: LogKind;
  data: Record<string, unknown>;
  /** Empty for the first line. */
  previous: string;
  /** SHA-256 of the canonical JSON of all other fields. */
  hash: string;
}

type LogDocument = LogLine & { _id: string; contestId: string; key: string };

export type ContestLogs = Awaited<ReturnType<typeof createContestLogs>>;

const DIGITS = 9;
/** Maximum number of attempts. An attempt fails only if another process has appended a line. */
const TRIES = 1000;
const toId = (contestId: string, seq: number) => `${contestId} ${String(seq).padStart(DIGITS, '0')}`;
const toLine = ({ seq, at, kind, data, previous, hash }: LogDocument): LogLine => ({
  seq,
  at,
  kind,
  data,
  previous,
  hash,
});

export async function createContestLogs(db: DbPort, now: () => Date) {
  const lines = db.collection<LogDocument>('contest_log');
  await lines.createIndex({ key: 1 }, { unique: true });
  await lines.createIndex({ contestId: 1, _id: 1 });
  await lines.createIndex({ contestId: 1, at: 1, _id: 1 });
  const inTurn = createKeyedQueue();

  const findLast = async (contestId: string): Promise<LogDocument | undefined> =>
    (await lines.find({ contestId }).sort({ _id: -1 }).limit(1).toArray())[0];

  async function append(contestId: string, kind: LogKind, name: string, data: Record<string, unknown>): Promise<void> {
    const key = `${contestId} ${kind} ${name}`;
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await lines.findOne({ key })) return;
      const last = await findLast(contestId);
      // The results name the hash of the last line, so nothing follows `close`.
      if (last?.kind === 'close') return;
      const line = { seq: (last?.seq ?? 0) + 1, at: now().toISOString(), kind, data, previous: last?.hash ?? '' };
      const hash = sha256(canonicalJson(line));
      if (await insertIfAbsent(lines, { _id: toId(contestId, line.seq), contestId, key, ...line, hash })) return;
    }
    throw new Error(`the log of contest ${contestId} could not be extended`);
  }

  return {
    /**
     * Appends a line, unless the log is closed. Idempotent by kind and name.
     *
     * @param name identifies the line among those of its kind
     */
    append: (contestId: string, kind: LogKind, name: string, data: Record<string, unknown>) =>
      inTurn(contestId, () => append(contestId, kind, name, data)),
    async *list(contestId: string): AsyncGenerator<LogLine, void> {
      for await (const document of readInPages(lines, { contestId })) yield toLine(document);
    },
    head: async (contestId: string) => (await findLast(contestId))?.hash ?? '',
    /** Returns the hash of the last line before a given time, or null if no line is that old. */
    async headBefore(contestId: string, moment: Date): Promise<string | null> {
      const [last] = await lines
        .find({ contestId, at: { $lt: moment.toISOString() } })
        .sort({ at: -1, _id: -1 })
        .limit(1)
        .toArray();
      return last?.hash ?? null;
    },
  };
}
