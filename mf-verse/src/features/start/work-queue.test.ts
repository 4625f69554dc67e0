import type { Work } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import { createWorkQueue, type QueuedWork } from './work-queue';

interface Sent {
  key: string;
  title: string;
  arrive: () => void;
  fail: () => void;
}

function openQueue() {
  const sent: Sent[] = [];
  const saved: string[] = [];
  let count = 0;
  const queue = createWorkQueue({
    name: `test ${Math.random()}`,
    createKey: () => `key-${(count += 1)}`,
    send({ key, title }: QueuedWork) {
      let settle: Pick<Sent, 'arrive' | 'fail'>;
      const answer = new Promise<Work>((resolve, reject) => {
        settle = {
          arrive: () => resolve({ id: `work of ${key}`, title } as Work),
          fail: () => reject(new ApiError(0, undefined)),
        };
      });
      sent.push({ key, title, ...settle! });
      return { answer, cancel: () => undefined };
    },
    onUnkept: () => undefined,
  });
  queue.whenSent((_, title) => {
    saved.push(title);
    return Promise.resolve();
  });
  return { queue, sent, saved };
}

const file = (name: string) => new File(['picture'], name, { type: 'image/png', lastModified: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const states = (queue: ReturnType<typeof openQueue>['queue']) =>
  queue.items().map(({ title, state }) => [title, state]);

describe('the pictures of a new member', () => {
  // @proves GAP-048
  it('are sent one by one, the last one first, so that the first one leads the page', async () => {
    const { queue, sent, saved } = openQueue();
    queue.add([file('one.png'), file('night_market-2.png')]);
    expect(states(queue)).toEqual([
      ['One', 'waiting'],
      ['Night market 2', 'sending'],
    ]);
    sent[0]!.arrive();
    await settled();
    sent[1]!.arrive();
    await settled();
    expect([saved, queue.items()]).toEqual([['Night market 2', 'One'], []]);
    expect(queue.keyOf('work of key-1')).toBe('key-1');
  });

  // @proves GAP-048
  it('keep their key when they are sent again, and a title that changes on the way', async () => {
    const { queue, sent, saved } = openQueue();
    queue.add([file('one.png')]);
    sent[0]!.fail();
    await settled();
    expect(queue.items()[0]).toMatchObject({
      state: 'failed',
      message: 'No connection. It goes on when you are online.',
    });
    queue.retryAll();
    queue.rename('key-1', 'Another title');
    sent[1]!.arrive();
    await settled();
    expect([sent.map(({ key }) => key), saved]).toEqual([['key-1', 'key-1'], ['Another title']]);
  });

  // @proves GAP-048
  it('can be removed before they arrive, and come back with Undo', async () => {
    const { queue, sent } = openQueue();
    queue.add([file('one.png'), file('two.png')]);
    const undo = queue.remove('key-1');
    expect(states(queue)).toEqual([['Two', 'sending']]);
    undo!();
    expect(states(queue)).toEqual([
      ['One', 'waiting'],
      ['Two', 'sending'],
    ]);
    sent[0]!.arrive();
    await settled();
    expect(sent.map(({ title }) => title)).toEqual(['Two', 'One']);
  });
});
