import type { ContestParts } from '../contest-parts';

/**
 * Returns the identifying details of an entry's makers, for `toJudgeView`. They are the same while an account is
 * suspended or leaving, so that nothing about an entry changes with its maker's account.
 */
export const createFindIdentities =
  ({
    findAllContacts,
    findHandle,
  }: Pick<ContestParts, 'findAllContacts' | 'findHandle'>): ContestParts['findIdentities'] =>
  async (memberIds) =>
    Promise.all(
      (await findAllContacts(memberIds)).map(async ({ id, name, email }) => ({
        name,
        email,
        ownHandle: (await findHandle(id)) ?? null,
      })),
    );
