import { render } from '@testing-library/react';
import { StructuredData } from './structured-data';

it('lets no text end the block it stands in [GAP-077]', () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const { container } = render(<StructuredData facts={{ '@type': 'Thing', name }} />);
  expect(container.querySelector('script')?.innerHTML).not.toContain('<');
  expect(JSON.parse(container.querySelector('script')?.textContent ?? '')).toMatchObject({ name });
  expect(container.querySelector('img')).toBeNull();
});
