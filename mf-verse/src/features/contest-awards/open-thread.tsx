import { type ReactNode, useState } from 'react';
import { Button } from '@verse/ui';

interface OpenThreadProps {
  /** Id of the heading of what the messages are about. */
  describedBy: string;
  children: () => ReactNode;
}

/** A button that shows and hides messages, which are loaded when they are shown. */
export function OpenThread({ describedBy, children }: OpenThreadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-describedby={describedBy}
          onClick={() => setOpen(!isOpen)}
        >
          Messages
        </Button>
      </div>
      {isOpen ? children() : null}
    </>
  );
}
