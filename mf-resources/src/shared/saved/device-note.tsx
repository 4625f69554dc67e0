import { type ReactNode, useEffect, useRef } from 'react';
import { formatClock } from '@verse/api-contract/formats';
import { Alert } from '@verse/ui';
import { SavedLine } from './saved-line';

/** A copy of the text that survives a browser crash. */
export interface CrashCopy {
  /** Whether the copy includes the last keystroke. */
  hasCopy: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface DeviceNoteProps {
  /** '' if nothing has been written yet. */
  savedAt: string;
  atRisk: { text: boolean; pictures: boolean };
  copy: CrashCopy;
  /** Shown until something has been written. */
  promise: string;
  /** Shown after the time. */
  children?: ReactNode;
}

const AT_RISK = {
  text: 'We cannot save your text on this device. Keep this tab open until it is published.',
  pictures:
    'Your text is saved, but there is no room for the pictures on this device. ' +
    'Keep this tab open until they are published.',
};

/** Shows whether a text and its pictures are saved on this device. */
export function DeviceNote({ savedAt, atRisk, copy: { hasCopy, subscribe }, promise, children }: DeviceNoteProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // Set directly in the DOM, because the mark changes twice per keystroke, and each render would make React read the
  // whole formatted text.
  useEffect(() => {
    const mark = () => line.current?.toggleAttribute('data-kept', savedAt !== '' && hasCopy());
    mark();
    return subscribe(mark);
  });
  if (atRisk.text || atRisk.pictures)
    return <Alert tone="warning">{atRisk.text ? AT_RISK.text : AT_RISK.pictures}</Alert>;
  return (
    <SavedLine ref={line}>
      {savedAt ? `Saved on this device at ${formatClock(savedAt)}` : promise}
      {savedAt ? children : null}
    </SavedLine>
  );
}
