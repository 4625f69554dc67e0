import type { ConversationList } from '@verse/api-contract/api';
import { idOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import type { StoredDocument } from '../../../store';

afterEach(stopApis);

const MANY = 1000;
type Row = StoredDocument & Record<string, unknown>;
const NEVER = new Date(0);
const idAt = (index: number) => index.toString(16).padStart(24, '0');

// @proves GAP-049
it('lists 1,000 conversations page by page, each once, and a page reads no more than it shows', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const adaId = await idOf(ada);
  const bolaId = await idOf(bola);
  const { db } = town.api.store;
  const start = town.clock.now.getTime();
  const subject = { kind: 'work', id: 'w', title: 'A work' };
  for (let index = 0; index < MANY; index += 1) {
    const id = idAt(index);
    const at = new Date(start + index);
    await db.collection<Row>('conversations').insertOne({
      _id: id,
      pair: `${adaId} ${bolaId}`,
      starterId: bolaId,
      recipientId: adaId,
      subject,
      state: 'open',
      firstKey: `key-${index}`,
      startedAt: at,
    });
    const copy = { conversationId: id, memberId: adaId, otherId: bolaId, box: 'open', changedAt: at };
    await db
      .collection<Row>('conversation_copies')
      .insertOne({ _id: `${adaId} ${id}`, ...copy, readUpTo: NEVER, deletedUpTo: NEVER });
    const entry = { subject: `conversation ${id}`, authorId: bolaId, side: '', text: `Text ${index}`, files: [], at };
    await db.collection<Row>('thread_entries').insertOne({ _id: `e${id.slice(1)}`, ...entry });
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const before = town.api.documentsRead();
    const answer = await ada.get(`/api/conversations?limit=50${cursor ? `&cursor=${cursor}` : ''}`);
    const page = (await answer.json()) as ConversationList;
    expect(town.api.documentsRead() - before).toBeLessThan(250);
    seen.push(...page.conversations.map(({ last }) => last!.text));
    cursor = page.next ?? '';
  } while (cursor !== '');
  expect(seen).toEqual(Array.from({ length: MANY }, (_, index) => `Text ${MANY - 1 - index}`));
  expect(town.api.scans).toEqual([]);
});
