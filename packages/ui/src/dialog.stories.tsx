import { type ComponentProps, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

function OpenedByButton(props: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen ? <Dialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

export default {
  small: (
    <OpenedByButton title="Delete this post?" size="small">
      <p>It can be restored for 30 days.</p>
    </OpenedByButton>
  ),
  medium: (
    <OpenedByButton title="Forgot Password?">
      <p>We send a link to your email.</p>
    </OpenedByButton>
  ),
  large: (
    <OpenedByButton title="Edit your profile" size="large">
      <p>Visitors see this page.</p>
    </OpenedByButton>
  ),
  'long text': (
    <OpenedByButton title="A title of unusual length, written by a member who had a great deal to say">
      <p>{'A paragraph that fills the dialog beyond the height of the screen. '.repeat(90)}</p>
    </OpenedByButton>
  ),
};
