import { render, screen } from '@testing-library/react';
import { TeamList } from './team-list';

describe('the team', () => {
  // @proves ABT-17
  it('shows a short text while no one is listed', () => {
    render(<TeamList />);
    expect(screen.getByText(/portraits and stories are on their way/i)).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  // @proves GAP-009
  it('has a card for each member in the list', () => {
    render(
      <TeamList
        members={[
          { name: 'Ada Okafor', role: 'Community lead' },
          { name: 'Bo Lind', role: 'Design' },
        ]}
      />,
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Ada Okafor',
      'Bo Lind',
    ]);
    expect(screen.getByText('Community lead')).toBeTruthy();
  });
});
