import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { createApi, person, post } from './testing/own-posts-page';

describe('own posts', () => {
  describe('in the review queue', () => {
    const waiting = post({
      title: 'From a member',
      authorId: 'mia',
      author: 'Mia Writer',
      status: 'review',
      publishedAt: null,
      sentAt: '2026-11-20T10:00:00.000Z',
      acts: ['edit', 'publish', 'schedule', 'withdraw', 'send-back', 'delete'],
    });
    const queue = async (client: ApiClient) => {
      render(
        <FakeShellApp
          routes={remote.routes}
          base="/resources"
          at="/resources/blog-management/review"
          shell={createFakeShell(person('editor'))}
          client={client}
        />,
      );
      return within(await screen.findByRole('region', { name: 'Waiting for review' }));
    };

    // @proves GAP-023
    it('show author, date and preview, and are published', async () => {
      const { client, calls } = createApi(waiting);
      const paths: string[] = [];
      const section = await queue(((path: string, request: object) => {
        paths.push(path);
        return client(path, request);
      }) as unknown as ApiClient);
      expect(section.getByText('Mia Writer').parentElement!.textContent).toMatch(
        /sent on 20 Nov 2026.* · by Mia Writer/,
      );
      await userEvent.click(section.getByRole('button', { name: 'Preview' }));
      const preview = within(section.getByRole('region', { name: 'Preview of From a member' }));
      preview.getByRole('heading', { name: 'From a member' });
      preview.getByText('Stored text');
      await userEvent.click(section.getByRole('button', { name: 'Publish' }));
      await screen.findByText('“From a member” is published.');
      expect(calls.map(({ body }) => body)).toEqual([{ status: 'published' }]);
      expect(paths).toContain('/api/blogs/mine?of=waiting&limit=50');
    });

    // @proves GAP-023
    it('are sent back only with a reason', async () => {
      const { client, calls } = createApi(waiting);
      const section = await queue(client);
      await userEvent.click(section.getByRole('button', { name: 'More about From a member' }));
      await userEvent.click(section.getByRole('button', { name: 'Send back' }));
      await userEvent.click(section.getByRole('button', { name: 'Send back with this reason' }));
      await screen.findByText('Write a reason. The author reads it.');
      await userEvent.type(section.getByRole('textbox', { name: /^Reason/ }), 'Name your sources.');
      expect(screen.queryByText('Write a reason. The author reads it.')).toBeNull();
      await userEvent.click(section.getByRole('button', { name: 'Send back with this reason' }));
      await screen.findByText('“From a member” was sent back to Mia Writer.');
      expect(calls.map(({ body }) => body)).toEqual([{ status: 'returned', reason: 'Name your sources.' }]);
    });
  });
});
