import { createMemoryRouter } from 'react-router-dom';
import { withLateWord } from './late-word';

/**
 * The states that React receives from a router with a page that is ready at once, and one that waits to be released.
 */
function listening() {
  let letIn: (value: null) => void = () => undefined;
  const late = () => new Promise<null>((resolve) => (letIn = resolve));
  const own = createMemoryRouter([
    { path: '/', loader: () => null },
    { path: '/quick', loader: () => null },
    { path: '/late', loader: late, action: () => null },
  ]);
  const router = withLateWord(own);
  const told: string[] = [];
  router.subscribe(({ navigation, location }) => told.push(`${navigation.state} on ${location.pathname}`));
  return { router, told, letIn: () => letIn(null) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// @proves GEN-09
it('the open page is told of the next one when that is there, or after a moment', async () => {
  const { router, told, letIn } = listening();
  await router.navigate('/quick');
  expect(told).toEqual(['idle on /quick']);

  const arrival = router.navigate('/late');
  await pause(20);
  expect(told).toEqual(['idle on /quick']);
  await pause(150);
  expect(told).toEqual(['idle on /quick', 'loading on /quick']);
  letIn();
  await arrival;
  expect(told.at(-1)).toBe('idle on /late');
});

// @proves GEN-09
it('the open page is told at once of a form that is sent, and of the way back', async () => {
  const { router, told, letIn } = listening();
  await router.navigate('/quick');
  void router.navigate('/late', { formMethod: 'get', formData: new FormData() });
  await pause(0);
  expect(told.at(-1)).toBe('loading on /quick');
  letIn();
  await pause(20);
  await router.navigate('/quick');
  void router.navigate(-1);
  await pause(0);
  expect(told.at(-1)).toBe('loading on /quick');
});
