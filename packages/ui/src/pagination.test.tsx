import { render, screen } from '@testing-library/react';
import { Pagination } from './index';
import { pageSteps } from './page-steps';

const mount = (page: number, pages: number) =>
  render(
    <Pagination
      page={page}
      pages={pages}
      link={(to, { key, ...props }) => <a key={key} href={`?page=${to}`} {...props} />}
    />,
  );

describe('pagination', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('on page %i of %i shows %j', (page, pages, steps) => {
    expect(pageSteps(page, pages)).toEqual(steps);
  });

  it('marks the current page and leads to its neighbours', () => {
    mount(4, 9);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('4');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=5');
  });

  it('ends at the ends, and is absent for one page', () => {
    const { unmount } = mount(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    unmount();
    mount(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
