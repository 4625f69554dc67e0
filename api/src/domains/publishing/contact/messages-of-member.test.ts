import { DAY_MS } from '@verse/api-contract/time';
import { PASSWORD, startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const send = async (visitor: Visitor, subject: string) =>
  (await visitor.post('/api/contactus', { name: 'Mia', email: 'mia@example.org', subject, message: 'Hello' })).status;
const subjectsOf = (messages: { subject: string }[]) => messages.map(({ subject }) => subject).toSorted();

describe('messages from the contact page', () => {
  // @proves GAP-066 GAP-031
  it('are exported and erased with the account of a signed-in sender; those of others stay', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const mia = await town.resident('member', 'mia@example.org');
    const zoe = await town.resident('member');
    expect([
      await send(mia, 'by mia'),
      await send(zoe, 'by zoe'),
      await send(town.visitor(), 'by a stranger with her address'),
    ]).toEqual([201, 201, 201]);
    const taken = (await (await mia.post('/api/me/export')).json()) as { contactMessages: { subject: string }[] };
    expect(subjectsOf(taken.contactMessages)).toEqual(['by mia']);

    const editor = await town.resident('editor');
    const inbox = async () => subjectsOf((await (await editor.get('/api/contactus')).json()) as { subject: string }[]);
    expect(await inbox()).toEqual(['by a stranger with her address', 'by mia', 'by zoe']);
    expect((await mia.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBeLessThan(300);
    town.clock.now = new Date(town.clock.now.getTime() + 40 * DAY_MS);
    expect(await town.api.background.run('erase-accounts')).toBe(1);
    const left = await town.api.store.db
      .collection<{ _id: string; subject: string }>('contact_messages')
      .find({})
      .toArray();
    expect(subjectsOf(left)).toEqual(['by a stranger with her address', 'by zoe']);
  });

  // @proves GAP-031
  it('are deleted after the configured time', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000', CONTACT_MESSAGES_DAYS: '10' });
    await send(town.visitor(), 'old');
    town.clock.now = new Date(town.clock.now.getTime() + 6 * DAY_MS);
    await send(town.visitor(), 'newer');
    expect(await town.api.background.run('remove-old-messages')).toBe(0);
    town.clock.now = new Date(town.clock.now.getTime() + 5 * DAY_MS);
    expect(await town.api.background.run('remove-old-messages')).toBe(1);
    const left = await town.api.store.db
      .collection<{ _id: string; subject: string }>('contact_messages')
      .find({})
      .toArray();
    expect(left.map(({ subject }) => subject)).toEqual(['newer']);
    expect(town.api.scans).toEqual([]);
  });
});
