import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { ReasonForm } from './reason-form';

const sent: string[] = [];

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Preview</button>
      {isOpen ? (
        <ReasonForm
          keptAs="reason send-back 1"
          label="Send back Lanterns"
          action="Send back with this reason"
          isBusy={false}
          onSend={(reason) => sent.push(reason)}
        />
      ) : null}
    </>
  );
}

// @proves GAP-048
it('keeps a reason while the editor reads the post again, and forgets it once it is sent', async () => {
  localStorage.clear();
  const routes = [{ path: 'p', Component: Page }];
  render(<FakeShellApp routes={routes} base="/resources" at="/resources/p" shell={createFakeShell()} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Reason'), 'Please name a source.');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('We kept your draft.');
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Please name a source.');
  await user.click(screen.getByRole('button', { name: 'Send back with this reason' }));
  expect(sent).toEqual(['Please name a source.']);
  expect(localStorage).toHaveLength(0);
});
