import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { publicRoutes, routes } from '../../routes';
import { section } from '../../section';

const member = (role: string) => ({ handle: `${role}-street`, name: `${role} street`, role, state: 'open' });

function open(at: string) {
  const sent: unknown[] = [];
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (path === '/api/members/sade') return Promise.resolve({ handle: 'sade', name: 'Sade Bello' }) as never;
    if (path === '/api/me/organisations')
      return Promise.resolve({ organisations: ['owner', 'recruiter', 'judge'].map(member) }) as never;
    if (method === 'POST') sent.push(body);
    return Promise.resolve({ number: 'CP-1' }) as never;
  };
  const person = { id: '7', firstName: 'Tolani', lastName: 'Ekwere', email: 't@x.example', role: 'member' };
  const user = { ...person, emailVerified: true };
  const shell = createFakeShell({ status: 'member', user }, { pages: section.pages });
  render(
    <FakeShellApp
      routes={[...publicRoutes, { path: 'verse', children: routes }]}
      base="/"
      at={at}
      client={client}
      shell={shell}
    />,
  );
  return { sent, user: userEvent.setup() };
}

// @proves GAP-058
it('offers the organisations that the member acts for, and sends the brief for the chosen one', async () => {
  const { sent, user } = open('/brief?to=sade');
  const clients = await screen.findByRole('combobox', { name: 'Send as' });
  expect([...(clients as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Yourself',
    'For owner street',
    'For recruiter street',
  ]);
  await user.selectOptions(clients, 'For recruiter street');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'A lantern');
  await user.type(screen.getByRole('textbox', { name: 'What you want to achieve' }), 'Light');
  await user.click(screen.getByRole('button', { name: 'Send brief' }));
  expect(sent).toMatchObject([{ organisation: 'recruiter-street', seller: { kind: 'member', handle: 'sade' } }]);
});

// @proves GAP-058
it('takes its title from the conversation that led to it, and links back', async () => {
  open('/brief?to=sade&conversation=c1&title=Soft+light');
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('Soft light');
  const back = screen.getByRole('link', { name: 'Back to the conversation' });
  expect(back.getAttribute('href')).toBe('/verse/messages/c1');
});
