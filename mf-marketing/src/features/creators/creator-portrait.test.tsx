import { fireEvent, render, screen } from '@testing-library/react';
import { CreatorPortrait } from './creator-portrait';
import { creators } from './creators';

it('shows the first letters of the name while there is no picture [SHW-05]', () => {
  render(<CreatorPortrait creator={{ ...creators[0]!, avatar: undefined }} />);
  expect(screen.getByRole('img', { name: 'Portrait of Zainab Olubori' }).textContent).toBe('ZO');
});

it('shows them as well when the picture does not come [SHW-05]', () => {
  render(<CreatorPortrait creator={creators[0]!} />);
  fireEvent.error(screen.getByRole('img', { name: 'Portrait of Zainab Olubori' }));
  expect(screen.getByRole('img', { name: 'Portrait of Zainab Olubori' }).textContent).toBe('ZO');
});
