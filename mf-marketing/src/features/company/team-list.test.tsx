import { render, screen } from '@testing-library/react';
import { TeamList } from './team-list';

describe('the team', () => {
  it('is a few words while nobody is listed [ABT-17]', () => {
    render(<TeamList />);
    expect(screen.getByText(/portraits and stories are on their way/i)).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('has a card for each member in the list [GAP-009]', () => {
    render(<TeamList members={[{ name: 'Ada Okafor', role: 'Community lead' }, { name: 'Bo Lind', role: 'Design' }]} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(['Ada Okafor', 'Bo Lind']);
    expect(screen.getByText('Community lead')).toBeTruthy();
  });
});
