import { Alert } from '@verse/ui';
import type { DeskState } from './draft-desk';
import styles from './saved-note.module.scss';

/** The writer's own clock: this is drawn in the browser only, after something was kept. */
const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const AT_RISK = {
  text: 'This device does not let us save your text. Keep this tab open until it is published.',
  pictures: 'Your text is saved, but this device has no room for the pictures. Keep this tab open until they are published.',
};

/** Says what is safe. */
export function SavedNote({ draft, atRisk, isRestored }: DeskState) {
  if (atRisk.text || atRisk.pictures) return <Alert tone="warning">{atRisk.text ? AT_RISK.text : AT_RISK.pictures}</Alert>;
  const isKept = draft.savedAt !== '';
  return (
    <p className={styles.note} data-kept={isKept || undefined}>
      {isKept ? `Saved on this device at ${clock(draft.savedAt)}` : 'Everything you type is saved on this device as you go.'}
      {isKept && isRestored ? ' · restored from your last visit' : null}
    </p>
  );
}
