import type { ReactNode } from 'react';
import { Alert } from '@verse/ui';
import { clock } from './clock';
import { SavedLine } from './saved-line';

interface DeviceNoteProps {
  /** '' if nothing has been written yet. */
  savedAt: string;
  atRisk: { text: boolean; pictures: boolean };
  /** The text survives a crash of the browser. */
  hasCopy: boolean;
  /** Message while nothing has been written. */
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

/** Shows when the text was saved on this device, or warns that a part of it could not be saved. */
export function DeviceNote({ savedAt, atRisk, hasCopy, promise, children }: DeviceNoteProps) {
  if (atRisk.text || atRisk.pictures)
    return <Alert tone="warning">{atRisk.text ? AT_RISK.text : AT_RISK.pictures}</Alert>;
  return (
    <SavedLine isKept={hasCopy}>
      {savedAt ? `Saved on this device at ${clock(savedAt)}` : promise}
      {savedAt ? children : null}
    </SavedLine>
  );
}
