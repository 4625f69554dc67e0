import { Alert } from '@verse/ui';
import { isOnServer, type Draft } from './draft';
import type { DeskState } from './draft-desk';
import type { SyncState } from './sync-state';
import styles from './saved-note.module.scss';

interface SavedNoteProps {
  state: DeskState;
  exchange: SyncState;
}

/** The writer's own clock: this is drawn in the browser only, after something was kept. */
const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const AT_RISK = {
  text: 'This device does not let us save your text. Keep this tab open until it is published.',
  pictures: 'Your text is saved, but this device has no room for the pictures. Keep this tab open until they are published.',
};

/** Says what is safe, and where. */
export function SavedNote({ state: { draft, atRisk, copiedAt, isRestored }, exchange }: SavedNoteProps) {
  const isKept = draft.savedAt !== '';
  return (
    <div className={styles.notes}>
      {atRisk.text || atRisk.pictures ? (
        <Alert tone="warning">{atRisk.text ? AT_RISK.text : AT_RISK.pictures}</Alert>
      ) : (
        <p className={styles.note} data-kept={(isKept && copiedAt === draft.savedAt) || undefined}>
          {isKept ? `Saved on this device at ${clock(draft.savedAt)}` : 'Everything you type is saved on this device as you go.'}
          {isKept && isRestored ? ' · restored from your last visit' : null}
        </p>
      )}
      {isKept && exchange.isOn ? <ServerNote draft={draft} exchange={exchange} /> : null}
    </div>
  );
}

function ServerNote({ draft, exchange: { trouble, conflict } }: { draft: Draft; exchange: SyncState }) {
  const { server } = draft;
  if (conflict) return <p className={styles.note}>Not on the server: it has another text, see below</p>;
  if (server && isOnServer(draft)) {
    return (
      <p className={styles.note} data-kept>
        Saved on the server at {clock(server.savedAt)}
      </p>
    );
  }
  if (!trouble) return <p className={styles.note}>Not yet on the server: saving</p>;
  return (
    <p className={styles.note} role="status">
      {trouble.isRetried ? `Not yet on the server: ${trouble.message}, trying again` : `Not on the server: ${trouble.message}`}
    </p>
  );
}
