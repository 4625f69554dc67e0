import { render } from '@testing-library/react';
import { StructuredData } from './structured-data';

// @proves GAP-077
it('lets no text end its script block', () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const { container } = render(<StructuredData facts={{ '@type': 'Thing', name }} />);
  expect(container.querySelector('script')?.innerHTML).not.toContain('<');
  expect(JSON.parse(container.querySelector('script')?.textContent ?? '')).toMatchObject({ name });
  expect(container.querySelector('img')).toBeNull();
});
