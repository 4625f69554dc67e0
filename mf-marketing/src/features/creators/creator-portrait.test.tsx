import { fireEvent, render, screen } from '@testing-library/react';
import { CreatorPortrait } from './creator-portrait';
import { creators } from './creators';

// @proves SHW-05
it('shows the first letters of the name while there is no picture', () => {
  render(<CreatorPortrait creator={{ ...creators[0]!, avatar: undefined }} />);
  expect(screen.getByRole('img', { name: 'Portrait of Zainab Olubori' }).textContent).toBe('ZO');
});

// @proves SHW-05
it('shows them as well when the picture does not come', () => {
  render(<CreatorPortrait creator={creators[0]!} />);
  fireEvent.error(screen.getByRole('img', { name: 'Portrait of Zainab Olubori' }));
  expect(screen.getByRole('img', { name: 'Portrait of Zainab Olubori' }).textContent).toBe('ZO');
});
