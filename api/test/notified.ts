import type { NotificationHead, NotificationList } from '@verse/api-contract/api';
import type { NotificationKind } from '@verse/api-contract/community/notifications.values';
import type { Api } from '../src/bootstrap';
import type { Feature } from '../src/platform/feature';
import type { NotificationSource, Notify, Withdraw } from '../src/platform/notify';
import { faultsOfLine } from './mail-faults';
import type { Visitor } from './people';

/** Returns the API's notifications feature. */
export const notificationsOf = ({ features }: Pick<Api, 'features'>) =>
  features.find(({ name }) => name === 'notifications') as Feature & { notify: Notify; withdraw: Withdraw };

/** Adds a notification source for the given kinds, as a feature in a later release would. */
export function withSource(
  api: Pick<Api, 'features'>,
  kinds: NotificationKind[],
  gone = new Set<string>(),
  write = (kind: string, subject: string) => `touched ${kind} of “${subject}”`,
): void {
  const source: NotificationSource = {
    kinds,
    linesFor: async (_memberId, kind, subjects) =>
      new Map(
        subjects
          .filter((subject) => !gone.has(subject))
          .map((subject) => [subject, { text: write(kind, subject), path: `/verse/${encodeURIComponent(subject)}` }]),
      ),
  };
  // The first source of a kind writes its lines.
  const [first] = api.features;
  Object.assign(first!, { notifications: [source, ...(first!.notifications ?? [])] });
}

export const idOf = async (visitor: Visitor): Promise<string> => (await visitor.session()).user!.id;

/** Reads a member's notifications. Fails if a text has a fault, so that the tests of all features look for them. */
export async function listOf(visitor: Visitor, query = ''): Promise<NotificationList> {
  const list = (await (await visitor.get(`/api/notifications${query}`)).json()) as NotificationList;
  expect(list.notifications.flatMap(({ text }) => faultsOfLine(text))).toEqual([]);
  return list;
}

export const textsOf = async (visitor: Visitor): Promise<string[]> =>
  (await listOf(visitor)).notifications.map(({ text }) => text);

export interface Listening {
  status: number;
  /** All notifications received, in order. */
  heads: NotificationHead[];
  events: string[];
  /** Resolves once `isThere` returns true, or rejects if the stream ends first. */
  until: (isThere: (listening: Listening) => boolean) => Promise<void>;
  ended: Promise<void>;
  close: () => void;
}

/** Opens the notification stream, using a page's cookie. */
export async function listen(origin: string, cookie: string): Promise<Listening> {
  const controller = new AbortController();
  const answer = await fetch(`${origin}/api/notifications/stream`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: controller.signal,
  });
  const waiting = new Set<() => void>();
  const one: Listening = {
    status: answer.status,
    heads: [],
    events: [],
    until: (isThere) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!isThere(one)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        void one.ended.then(() => reject(new Error('the stream has ended')));
        look();
      }),
    ended: answer.status === 200 ? readEvents(answer, (event, data) => receive(event, data)) : Promise.resolve(),
    close: () => controller.abort(),
  };
  function receive(event: string, data: string) {
    one.events.push(event);
    if (event === 'head') one.heads.push(JSON.parse(data) as NotificationHead);
    for (const look of waiting) look();
  }
  if (answer.status !== 200) await answer.body?.cancel();
  return one;
}

async function readEvents(answer: Response, receive: (event: string, data: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let left = '';
  try {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      const parts = (left + decoder.decode(chunk, { stream: true })).split('\n\n');
      left = parts.pop() ?? '';
      for (const part of parts) {
        const event = /^event: (.*)$/m.exec(part)?.[1];
        if (event !== undefined) receive(event, /^data: (.*)$/m.exec(part)?.[1] ?? '');
        else receive(part.split(':')[0] ?? '', '');
      }
    }
  } catch {
    // Once the stream ends, rejects the callers still waiting.
  }
}
