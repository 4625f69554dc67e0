import type { Identity } from '../../../platform/redaction';
import type { ContestsDependencies } from '../contest-parts';

export type FindIdentities = (memberIds: readonly string[]) => Promise<Identity[]>;

/** Returns the identifying details of an entry's makers, for `toJudgeView`. */
export const createFindIdentities =
  ({ findContacts, findHandle }: Pick<ContestsDependencies, 'findContacts' | 'findHandle'>): FindIdentities =>
  async (memberIds) =>
    Promise.all(
      (await findContacts(memberIds)).map(async ({ id, name, email }) => ({
        ...{ name, email },
        ownHandle: (await findHandle(id)) ?? null,
      })),
    );
