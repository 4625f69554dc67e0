import type { ContestParts, ContestsDependencies } from '../contest-parts';

/** Returns the identifying details of an entry's makers, for `toJudgeView`. */
export const createFindIdentities =
  ({
    findContacts,
    findHandle,
  }: Pick<ContestsDependencies, 'findContacts' | 'findHandle'>): ContestParts['findIdentities'] =>
  async (memberIds) =>
    Promise.all(
      (await findContacts(memberIds)).map(async ({ id, name, email }) => ({
        name,
        email,
        ownHandle: (await findHandle(id)) ?? null,
      })),
    );
