import { render, screen } from '@testing-library/react';
import { ShownFiles } from './shown-files';

const bytes = 2048;

describe('the files of an entry', () => {
  // @proves GAP-058
  it('open in the page if they are PDF, load only then, and can all be saved', () => {
    const types = ['image/webp', 'application/pdf', 'video/mp4'];
    const files = types.map((type, index) => ({ index, type, bytes }));
    render(<ShownFiles label="Files" files={files} href={(index) => `/files/${index}`} />);
    const frame = screen.getByTitle('File 2, PDF');
    expect(frame.getAttribute('src')).toBe('/files/1');
    expect(frame.getAttribute('loading')).toBe('lazy');
    expect(frame.closest('details')!.open).toBe(false);
    expect(screen.getByText('Read file 2 here')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/files/0',
      '/files/1',
      '/files/2',
    ]);
  });
});
