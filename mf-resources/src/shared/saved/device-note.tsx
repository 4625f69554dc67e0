import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@verse/ui';
import { clock } from './clock';
import { SavedLine } from './saved-line';

/** The copy of a text that outlives a crash of the browser. */
export interface CrashCopy {
  /** Whether the copy has the newest letter. */
  hasCopy: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface DeviceNoteProps {
  /** '' if nothing has been written yet. */
  savedAt: string;
  atRisk: { text: boolean; pictures: boolean };
  copy: CrashCopy;
  /** Said while nothing is written. */
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

/** Says what of a text is safe on this device, or that it is not. */
export function DeviceNote({ savedAt, atRisk, copy: { hasCopy, subscribe }, promise, children }: DeviceNoteProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // Not rendered, because the mark changes twice at each key and a render reads the whole formatted text.
  useEffect(() => {
    const mark = () => line.current?.toggleAttribute('data-kept', savedAt !== '' && hasCopy());
    mark();
    return subscribe(mark);
  });
  if (atRisk.text || atRisk.pictures)
    return <Alert tone="warning">{atRisk.text ? AT_RISK.text : AT_RISK.pictures}</Alert>;
  return (
    <SavedLine ref={line}>
      {savedAt ? `Saved on this device at ${clock(savedAt)}` : promise}
      {savedAt ? children : null}
    </SavedLine>
  );
}
