import { configureStore } from '@reduxjs/toolkit';
import { type ApiClient, ApiError } from '@verse/contract';
import { createSession } from './session';
import { sessionReducer } from './session-slice';

const createStore = () => configureStore({ reducer: { session: sessionReducer } });

const ADA = { id: 'm1', firstName: 'Ada', lastName: 'Obi', email: 'ada@example.org', role: 'member', emailVerified: true };

/** An API whose answers are given one by one, in any order. */
function heldApi() {
  const answers: ((user: typeof ADA | null, theme?: string | null) => void)[] = [];
  const client = (() => new Promise<unknown>((resolve) => answers.push((user, theme = null) => resolve({ user, theme })))) as ApiClient;
  return { client, answers };
}

test('nobody is taken for signed in before the server has said so [GAP-035]', async () => {
  const { client, answers } = heldApi();
  const session = createSession(createStore(), client);
  expect(session.get().status).toBe('unknown');
  const known = session.known();
  answers[0]?.(ADA);
  expect((await known).status).toBe('member');
});

test('an answer that was asked for before signing in does not undo it [SIN-12]', async () => {
  const { client, answers } = heldApi();
  const session = createSession(createStore(), client);
  const early = session.refresh();
  const afterSignIn = session.refresh();
  answers[1]?.(ADA);
  await afterSignIn;
  answers[0]?.(null);
  await early;
  expect(session.get()).toEqual({ status: 'member', user: ADA });
});

test.each([0, 500, 502, 503])('a lost network, or a server that cannot say (%i), signs nobody out and lets nobody in [GAP-035]', async (status) => {
  let answer: () => Promise<unknown> = () => Promise.reject(new ApiError(status, undefined));
  const session = createSession(createStore(), (() => answer()) as ApiClient);
  expect((await session.refresh()).status).toBe('guest');
  answer = () => Promise.resolve({ user: ADA });
  await session.refresh();
  answer = () => Promise.reject(new ApiError(status, undefined));
  expect((await session.refresh()).status).toBe('member');
});

test('the theme of an account comes with signing in, and not with every page of somebody who is signed in [GAP-065]', async () => {
  const shown: string[] = [];
  const { client, answers } = heldApi();
  const openPage = () => createSession(createStore(), client, { onArrival: (theme) => shown.push(theme) });
  const learn = async (session: ReturnType<typeof openPage>, ...answer: [typeof ADA | null, (string | null)?]) => {
    const known = session.refresh();
    answers.pop()?.(...answer);
    await known;
  };
  await learn(openPage(), ADA, 'dark');
  expect(shown).toEqual([]);
  const session = openPage();
  await learn(session, null);
  await learn(session, ADA, 'dark');
  expect(shown).toEqual(['dark']);
  await learn(session, { ...ADA, firstName: 'Augusta' }, 'light');
  await learn(session, null);
  await learn(session, ADA, null);
  expect(shown).toEqual(['dark']);
});
