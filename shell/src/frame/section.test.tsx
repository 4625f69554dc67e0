import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { SectionFailure, SectionSkeleton } from './index';

const mount = (element: React.ReactNode) => render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

it('a section that cannot be shown says which one, and can be tried again', async () => {
  const retry = jest.fn();
  mount(<SectionFailure title="The store" onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'The store is not available right now.' })).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('a section on its way is announced in words [ERR-15]', () => {
  mount(<SectionSkeleton />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});
