import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const MEMBER = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 't@x.example',
  role: 'member',
  emailVerified: true,
};
const EXAMPLE = {
  id: '1',
  title: 'Signs by hand',
  date: '2026-12-03',
  time: '17:00 UTC',
  startsAt: '2026-12-03T17:00:00.000Z',
  isSample: true,
  hasSeat: false,
};

// @proves PRO-14 R84
it('explains an example webinar instead of joining it', async () => {
  const calls: string[] = [];
  const client = (async (path: string, { method = 'GET' } = {}) => {
    calls.push(`${method} ${path}`);
    if (path === '/api/webinars') return { webinars: [EXAMPLE] };
    throw new ApiError(404, undefined);
  }) as ApiClient;
  render(
    <FakeShellApp
      routes={remote.routes}
      base="/verse"
      at="/verse/pro-community"
      client={client}
      shell={createFakeShell({ status: 'member', user: MEMBER })}
    />,
  );
  const row = within((await screen.findByRole('heading', { name: 'Signs by hand' })).closest('li')!);
  await userEvent.setup().click(row.getByRole('button', { name: 'Join' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Example: see how a webinar looks' }));
  dialog.getByRole('link', { name: 'Open the waiting list' });
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
