import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './index';

const mount = () => {
  const onClose = jest.fn();
  const view = render(
    <Dialog title="Forgot Password?" onClose={onClose}>
      <p>We send a link.</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Forgot Password?' }), ...view };
};

describe('a dialog', () => {
  it('is open while it is mounted, under its title', () => {
    const { dialog, unmount } = mount();
    expect(dialog.open).toBe(true);
    unmount();
    expect(dialog.open).toBe(false);
  });

  it('asks to be closed by the close button and by Escape', async () => {
    const { dialog, onClose } = mount();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    // The event that browsers dispatch when Escape is pressed.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('asks to be closed by a press on the backdrop, not by one that began inside', () => {
    const { dialog, onClose } = mount();
    fireEvent.pointerDown(screen.getByText('We send a link.'));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not closed by the cancelled file choice of a control inside it', () => {
    const { onClose } = mount();
    fireEvent(screen.getByText('We send a link.'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
