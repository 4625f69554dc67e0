import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusKeeper } from './use-focus-keeper';

function Files() {
  const [files, setFiles] = useState(['a.pdf', 'b.pdf']);
  return (
    <div ref={useFocusKeeper()}>
      <input type="file" aria-label="Files" />
      {files.map((file) => (
        <button key={file} onClick={() => setFiles(files.filter((one) => one !== file))}>
          {file}
        </button>
      ))}
    </div>
  );
}

// @proves GAP-076
it('moves the focus from a removed control to its neighbour', async () => {
  render(<Files />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'a.pdf' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'b.pdf' })));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Files')));
});

it('leaves a focus that has moved elsewhere', async () => {
  render(
    <>
      <Files />
      <button>Elsewhere</button>
    </>,
  );
  const removed = screen.getByRole('button', { name: 'a.pdf' });
  removed.focus();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  await act(() => removed.click());
  expect(removed.isConnected).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
});
