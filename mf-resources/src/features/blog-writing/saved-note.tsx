import { formatClock } from '@verse/api-contract/formats';
import { DeviceNote } from '../../shared/saved/device-note';
import { SavedLine } from '../../shared/saved/saved-line';
import { type Draft, isOnServer } from './draft';
import type { DraftEditor, DraftEditorState } from './draft-editor';
import type { PictureSyncState } from './draft-picture-sync';
import type { SyncState } from './draft-sync';
import styles from './saved-note.module.scss';

interface SavedNoteProps {
  editor: DraftEditor;
  state: DraftEditorState;
  exchange: SyncState;
  pictures: PictureSyncState;
}

/** Shows where the draft is saved. */
export function SavedNote({ editor, state: { draft, atRisk, isRestored }, exchange, pictures }: SavedNoteProps) {
  const { savedAt } = draft;
  const hasCopy = () => editor.getState().copiedAt === editor.getState().draft.savedAt;
  const copy = { hasCopy, subscribe: editor.subscribe };
  return (
    <div className={styles.notes}>
      <DeviceNote savedAt={savedAt} atRisk={atRisk} copy={copy} promise="Every keystroke is saved on this device.">
        {isRestored ? ' · restored from your last visit' : null}
      </DeviceNote>
      {savedAt && exchange.isOn ? <ServerNote draft={draft} exchange={exchange} /> : null}
      {savedAt && exchange.isOn ? <PicturesNote {...pictures} /> : null}
    </div>
  );
}

function ServerNote({ draft, exchange: { error, conflict } }: { draft: Draft; exchange: SyncState }) {
  const { server } = draft;
  if (conflict) return <SavedLine>Not on the server, which has a different text: see below</SavedLine>;
  if (server && isOnServer(draft))
    return <SavedLine isKept>Saved on the server at {formatClock(server.savedAt)}</SavedLine>;
  if (!error) return <SavedLine>Saving on the server</SavedLine>;
  return (
    <SavedLine role="status">
      {error.isRetried
        ? `Not yet on the server: ${error.message}, trying again`
        : `Not on the server: ${error.message}`}
    </SavedLine>
  );
}

/** Says which pictures have not reached the server, or this device. */
function PicturesNote({ waiting, isArriving, error }: PictureSyncState) {
  if (isArriving) return <SavedLine role="status">Pictures are coming from your other device</SavedLine>;
  if (waiting === 0) return null;
  const [what, are] = waiting === 1 ? ['1 picture', 'is'] : [`${waiting} pictures`, 'are'];
  return (
    <SavedLine role="status">
      {error ? `${what} only on this device: ${error}` : `${what} ${are} on the way to the server`}
    </SavedLine>
  );
}
