import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from './post-check';

interface SheetOptions {
  publish: () => Promise<FieldErrors>;
  /** Focuses the first field with an error. */
  refuse: (errors: FieldErrors) => void;
}

const isBesideSheet = ({ title, content }: FieldErrors) => Boolean(title ?? content);

/** The sheet before publishing. `openedAt` is '' while it is closed. */
export function useSheet() {
  const [openedAt, setOpenedAt] = useState('');
  const open = () => setOpenedAt(new Date().toISOString());
  const close = () => setOpenedAt('');

  /** Opens the sheet, or publishes if it is open. */
  async function submit(event: FormEvent<HTMLFormElement>, { publish, refuse }: SheetOptions) {
    event.preventDefault();
    if (openedAt === '') return open();
    const wrong = await publish();
    if (Object.keys(wrong).length === 0) return;
    // The open sheet would keep the focus from the title and the text.
    if (isBesideSheet(wrong)) flushSync(close);
    refuse(wrong);
  }

  return { openedAt, open, close, submit };
}
