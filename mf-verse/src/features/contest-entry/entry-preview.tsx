import { useState } from 'react';
import type { JudgedEntry } from '@verse/api-contract/contests/contest-entries';
import { useSend } from '@verse/contract/server-state';
import { Alert, Button, Card, Cluster } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import { MemberText } from '../../shared/member-text';
import { ShownFiles } from '../../shared/shown-files';
import { loadPreview, shownFileHref } from './contest-entry.api';
import styles from './entry-page.module.scss';

interface EntryPreviewProps {
  contestId: string;
  /** Saves the draft before the preview is loaded. */
  flush: () => Promise<boolean>;
}

/** The draft as judges would see it, without names, links or file names. */
export function EntryPreview({ contestId, flush }: EntryPreviewProps) {
  const send = useSend();
  const [preview, setPreview] = useState<JudgedEntry>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    await flush();
    const result = await send((api) => loadPreview(api, contestId));
    setBusy(false);
    setMessage(result.ok ? '' : result.message);
    if (result.ok) setPreview(result.value);
  }

  return (
    <section className={styles.part} aria-labelledby="entry-preview">
      <h2 id="entry-preview">What judges see</h2>
      <p className={parts.quiet}>
        We hide names, handles, addresses and links until the results. Check that nothing in your text or pictures gives
        you away.
      </p>
      <Cluster>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void show()}>
          {preview ? 'Update the preview' : 'Show the preview'}
        </Button>
      </Cluster>
      {message ? <Alert tone="error">{message}</Alert> : null}
      {preview ? <JudgedView contestId={contestId} view={preview} /> : null}
    </section>
  );
}

const JudgedView = ({ contestId, view }: { contestId: string; view: JudgedEntry }) => (
  <Card as="article" className={styles.part} aria-label="Preview">
    <p className={parts.quiet}>{view.number > 0 ? `Entry ${view.number}` : 'Entry (no number yet)'}</p>
    <h3 dir="auto">{view.title || 'Untitled'}</h3>
    <MemberText text={view.text} />
    {view.madeHow === 'unsaid' ? null : <p>{MADE_HOW_LABELS[view.madeHow]}</p>}
    {view.files.length > 0 ? (
      <ShownFiles label="Files judges see" files={view.files} href={(index) => shownFileHref(contestId, index)} />
    ) : (
      <p>No files for the judges.</p>
    )}
  </Card>
);
