import { render, screen } from '@testing-library/react';
import { DAY_MS } from '@verse/api-contract/time';
import { FakeShellApp } from '@verse/contract/testing';
import { DeskList } from './desk-list';

// @proves GAP-069
it('a queue says how long its oldest task has waited and when the next one is due', async () => {
  const oldestAt = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const desks = [
    { name: 'store-orders', waiting: 2, oldestAt, dueAt: '2026-12-01T10:00:00Z', overdue: 1 },
    { name: 'disputes', waiting: 1, oldestAt, dueAt: null, overdue: 0 },
  ];
  const element = <DeskList desks={desks} />;
  render(<FakeShellApp routes={[{ path: 'staff', element }]} base="/verse" at="/verse/staff" />);
  const [orders, disputes] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(orders).toMatch(/2 waiting 1 overdueOldest from .+, 3 days ago\. Next due 1 December 2026$/);
  expect(disputes).toMatch(/1 waiting ?Oldest from .+, 3 days ago$/);
});
