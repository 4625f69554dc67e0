import { configureStore } from '@reduxjs/toolkit';
import { type ApiClient, ApiError } from '@verse/contract';
import { createSession } from './session';
import { sessionReducer } from './session-slice';

const createStore = () => configureStore({ reducer: { session: sessionReducer } });

const ADA = {
  id: 'm1',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.org',
  role: 'member',
  emailVerified: true,
};

/** Creates an API whose responses are released one by one, in any order. */
function heldApi() {
  const answers: ((user: typeof ADA | null, theme?: string | null) => void)[] = [];
  const client = (() =>
    new Promise<unknown>((resolve) =>
      answers.push((user, theme = null) => resolve({ user, theme, hasCart: user !== null })),
    )) as ApiClient;
  return { client, answers };
}

// @proves GAP-035
test('no visitor counts as signed in before the server’s response', async () => {
  const { client, answers } = heldApi();
  const session = createSession(createStore(), client);
  expect(session.get().status).toBe('unknown');
  const known = session.known();
  answers[0]?.(ADA);
  expect((await known).status).toBe('member');
});

// @proves SIN-12
test('an answer that was asked for before signing in does not undo it', async () => {
  const { client, answers } = heldApi();
  const heard: unknown[] = [];
  const session = createSession(createStore(), client, { onKnown: (known) => heard.push(known) });
  const early = session.refresh();
  const afterSignIn = session.refresh();
  answers[1]?.(ADA);
  await afterSignIn;
  answers[0]?.(null);
  await early;
  expect(session.get()).toEqual({ status: 'member', user: ADA });
  expect(heard).toEqual([{ hasCart: true }]);
});

// @proves SIN-12 GAP-065
test('other tabs are notified of signing in, also before the session is known, and not of opening a page', async () => {
  const told: unknown[] = [];
  class Channel {
    addEventListener() {}
    postMessage = (message: unknown) => void told.push(message);
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  try {
    const shown: string[] = [];
    const { client, answers } = heldApi();
    const opened = createSession(createStore(), client);
    const known = Promise.all([opened.known(), opened.known()]);
    answers.pop()?.(ADA, 'dark');
    await known;
    expect([answers.length, told]).toEqual([0, []]);

    const session = createSession(createStore(), client, { onSignIn: (theme) => shown.push(theme) });
    const early = session.known();
    const afterSignIn = session.refresh();
    answers.pop()?.(ADA, 'dark');
    await afterSignIn;
    answers.pop()?.(null);
    expect((await early).status).toBe('member');
    expect([told, shown]).toEqual([['changed'], ['dark']]);
  } finally {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
});

// @proves GAP-035
test.each([0, 500, 502, 503])(
  'a lost network, or a failing server (%i), neither signs a member out nor lets a guest in',
  async (status) => {
    let answer: () => Promise<unknown> = () => Promise.reject(new ApiError(status, undefined));
    const session = createSession(createStore(), (() => answer()) as ApiClient);
    expect((await session.refresh()).status).toBe('guest');
    answer = () => Promise.resolve({ user: ADA });
    await session.refresh();
    answer = () => Promise.reject(new ApiError(status, undefined));
    expect((await session.refresh()).status).toBe('member');
  },
);

// @proves GAP-065
test('the theme of an account comes with signing in, not with every page of a member', async () => {
  const shown: string[] = [];
  const { client, answers } = heldApi();
  const openPage = () => createSession(createStore(), client, { onSignIn: (theme) => shown.push(theme) });
  const answered = async (asked: Promise<unknown>, ...answer: [typeof ADA | null, (string | null)?]) => {
    answers.pop()?.(...answer);
    await asked;
  };
  const learn = (session: ReturnType<typeof openPage>, ...answer: [typeof ADA | null, (string | null)?]) =>
    answered(session.refresh(), ...answer);
  await answered(openPage().known(), ADA, 'dark');
  expect(shown).toEqual([]);
  const session = openPage();
  await answered(session.known(), null);
  await learn(session, ADA, 'dark');
  expect(shown).toEqual(['dark']);
  await learn(session, { ...ADA, firstName: 'Augusta' }, 'light');
  await learn(session, null);
  await learn(session, ADA, null);
  expect(shown).toEqual(['dark']);
});
