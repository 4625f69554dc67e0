import { type CollectionPort, type Filter, readInPages } from '../../../store';
import type { AccountDocument } from './account-document';

/** Returns when a silence that is in force ends, or undefined if the member is not silenced. */
export const findSilence = ({ silencedUntil }: Pick<AccountDocument, 'silencedUntil'>, now: Date): Date | undefined =>
  silencedUntil && silencedUntil > now ? silencedUntil : undefined;

/** Ends an account that is about to be erased. No end of a suspension may bring it back. */
export const END_FOR_GOOD = { $set: { suspended: true }, $unset: { suspension: '' } } as const;

/** What sanctions do to an account. An account keeps only the latest sanction of each kind. */
export function createRestrictions(users: CollectionPort<AccountDocument>) {
  const end = (filter: Filter) =>
    users.findOneAndUpdate(
      filter,
      { $set: { suspended: false }, $unset: { suspension: '' } },
      { returnDocument: 'after' },
    );
  return {
    silence: (_id: string, silenceId: string, silencedUntil: Date) =>
      users.updateOne({ _id }, { $set: { silenceId, silencedUntil } }),
    endSilence: (_id: string, silenceId: string) =>
      users.updateOne({ _id, silenceId }, { $unset: { silenceId: '', silencedUntil: '' } }),
    /** Ends a suspension by this sanction. Returns false if another one has replaced it. */
    endSuspension: async (_id: string, id: string): Promise<boolean> =>
      (await end({ _id, 'suspension.id': id })) !== null,
    /** Ends the suspension if its time is over. Returns whether it has ended now. */
    endSuspensionIfOver: async (_id: string, now: Date): Promise<boolean> =>
      (await end({ _id, 'suspension.until': { $lte: now } })) !== null,
    listSuspensionsOver: (now: Date) =>
      users
        .find({ 'suspension.until': { $lte: now } })
        .limit(500)
        .toArray(),
    /** Lists accounts whose address begins with the given text, in the order of their addresses. */
    listByAddress: (prefix: string, limit: number) =>
      users
        .find({ email: { $gte: prefix, $lt: `${prefix}\uffff` } })
        .sort({ email: 1 })
        .limit(limit)
        .toArray(),
    among: (ids: readonly string[]) => users.find({ _id: { $in: [...ids] } }).toArray(),
    all: () => readInPages(users, {}),
  };
}
