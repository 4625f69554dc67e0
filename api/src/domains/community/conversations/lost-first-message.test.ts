import { MINUTE_MS } from '@verse/api-contract/time';
import { begin, conversationsOf, textsIn, toProfile } from '../../../../test/conversations';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';
import { createThreads } from '../../../platform/threads';
import { createConversationRepository } from './conversations.repository';
import { createWriting } from './writing.service';

afterEach(stopApis);

const done = () => Promise.resolve();

/** Starts a first message from bola to ada in a process that is killed before the given step. */
async function stage(killedBefore: 'append' | 'addCopies') {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const { handle } = await ownProfile(ada);
  const recipientId = await idOf(ada);
  const writerId = await idOf(bola);
  const { db } = town.api.store;
  const conversations = await createConversationRepository(db);
  const threads = await createThreads(db, { now: () => town.clock.now, mostEntries: 10 });
  await new Promise<void>((killed) => {
    const kill = () => {
      killed();
      return new Promise<never>(() => undefined);
    };
    const writing = createWriting({
      conversations: killedBefore === 'addCopies' ? { ...conversations, addCopies: kill } : conversations,
      threads: killedBefore === 'append' ? { ...threads, append: kill } : threads,
      subjects: { find: () => Promise.resolve({ subject: { kind: 'profile', id: '', title: '' }, recipientId }) },
      open: () => Promise.reject(new Error('not opened')),
      isBlocked: () => Promise.resolve(false),
      findJoinedAt: () => Promise.resolve(undefined),
      budgets: { message: done, newPerson: done, samePerson: done, request: done, conversation: done },
      notify: done,
      now: () => town.clock.now,
    });
    const person = { id: writerId, name: 'Bola', role: 'member', lacksSecondFactor: false } as const;
    void writing.begin(person, { kind: 'profile', handle }, { text: 'The first', key: 'key-of-the-first' });
  });
  const later = () => void (town.clock.now = new Date(town.clock.now.getTime() + MINUTE_MS));
  const again = async () => (await begin(bola, toProfile(handle), 'The second', 'key-of-the-second')).status;
  const requests = async () => {
    const { conversations: found } = await conversationsOf(ada, 'requests');
    return Promise.all(found.map(({ id }) => textsIn(ada, id)));
  };
  return { town, ada, later, again, requests };
}

// @proves GAP-049
it('another message takes the place of a first message that was never stored', async () => {
  const { town, ada, later, again, requests } = await stage('append');
  expect(await again()).toBe(409);
  later();
  expect(await again()).toBe(201);
  expect(await again()).toBe(201);
  expect(await requests()).toEqual([['The second']]);
  expect(await textsOf(ada)).toHaveLength(1);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049
it('another message delivers a first message that was stored, and waits for its answer', async () => {
  const { ada, later, again, requests } = await stage('addCopies');
  later();
  expect([await again(), await requests()]).toEqual([409, [['The first']]]);
  expect(await textsOf(ada)).toHaveLength(1);
});
