import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ApplicationDraftForm, Job } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { ApplyFields } from './apply-fields';
import { useApplicationDraft } from './use-application-draft';

const job = { id: '7', title: 'Lamp maker', company: 'Lamps', organisation: null } as Job;

function Page() {
  const unsent = useApplicationDraft(job.id);
  return (
    <>
      {unsent.isRestored ? <p>Restored</p> : null}
      <button onClick={unsent.discard}>Discard</button>
      <button onClick={unsent.forget}>Forget</button>
      <ApplyFields job={job} unsent={unsent} files={undefined as never} errors={{}} />
    </>
  );
}

/** Opens the form with a fake server, which has the given note. */
async function open(server: { note: string; isAway?: boolean }) {
  cleanup();
  const client: ApiClient = async (_, { body } = {}) => {
    if (server.isAway) throw new ApiError(0, undefined);
    const form = body as ApplicationDraftForm;
    server.note = form.note;
    return { ...form, files: [] } as never;
  };
  const loader = () =>
    server.isAway ? null : { draft: { note: server.note, link: '', works: [], files: [] }, works: [] };
  const routes = [
    { path: 'jobs/7', Component: Page },
    { path: 'jobs/7/draft', loader },
  ];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/jobs/7" client={client} shell={createFakeShell()} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
const note = () => field().value;
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('an unsent application', () => {
  // @proves GAP-056
  it('continues with the draft of the account, and is saved there', async () => {
    const server = { note: 'From another device' };
    await open(server);
    expect(note()).toBe('From another device');
    screen.getByText('Restored');
    screen.getByText(/^We keep your draft here/);
    write('Written here');
    await wait(800);
    screen.getByText('Draft saved in your account.');
    expect(server.note).toBe('Written here');
  });

  // @proves GAP-056
  it('is kept on this device while the server cannot be reached, then replaces the draft of the account', async () => {
    const server = { note: 'From another device', isAway: true };
    await open(server);
    write('Written here');
    await wait(800);
    screen.getByText(/^Draft kept on this device\./);
    server.isAway = false;
    await open(server);
    expect([note(), server.note]).toEqual(['Written here', 'Written here']);
    screen.getByText('Restored');
  });

  // @proves GAP-056
  it('stays empty if it was discarded while the server could not be reached', async () => {
    const server = { note: 'From another device', isAway: false };
    await open(server);
    server.isAway = true;
    fireEvent.click(screen.getByText('Discard'));
    await wait(800);
    server.isAway = false;
    await open(server);
    expect([note(), server.note, screen.queryByText('Restored')]).toEqual(['', '', null]);
  });

  // @proves GAP-056
  it('is neither kept nor saved again once it was sent', async () => {
    const server = { note: '' };
    await open(server);
    write('Written here');
    fireEvent.click(screen.getByText('Forget'));
    await wait(5000);
    expect([server.note, localStorage.length]).toEqual(['', 0]);
  });
});
