import { useState } from 'react';
import type { OwnEntry } from '@verse/api-contract/api';
import type { EntryReceipt } from '@verse/api-contract/contests/contest-entries';
import { LOSING_ENTRIES } from '@verse/api-contract/contests/contest-terms.values';
import { useShell } from '@verse/contract/react';
import { announceSent } from '@verse/contract/sent';
import { canReload, type Result, useAction, useSend } from '@verse/contract/server-state';
import { Alert, Button, Cluster, Stack } from '@verse/ui';
import { type EntryPage, setWithdrawn, submitEntry } from './contest-entry.api';
import styles from './entry-page.module.scss';
import { EntryReceipts } from './entry-receipts';

interface SubmissionProps {
  page: EntryPage;
  /** Whether the draft differs from the last submission. */
  isEdited: boolean;
  /** Whether the draft is stored on the server. */
  isSaved: boolean;
  flush: () => Promise<boolean>;
  reload: () => Promise<void>;
  onFaults: (fields: Record<string, string>) => void;
}

/** Submits the entry. The licence is shown directly above the button. */
export function EntrySubmission({ page, isEdited, isSaved, flush, reload, onFaults }: SubmissionProps) {
  const { contest, entry } = page;
  const { notify } = useShell();
  const send = useSend();
  const [outcome, setOutcome] = useState<Result<EntryReceipt>>();
  const [isBusy, setBusy] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  if (isUnsaved && isSaved) setUnsaved(false);

  async function submit() {
    setBusy(true);
    const isStored = await flush();
    setUnsaved(!isStored);
    if (!isStored) return setBusy(false);
    const hash = contest.terms?.criteriaHash ?? '';
    const result = await send((api) => submitEntry(api, contest.id, hash));
    if (canReload(result)) await reload();
    setBusy(false);
    setOutcome(result);
    onFaults(result.ok ? {} : result.fields);
    if (!result.ok) return;
    announceSent();
    notify({ tone: 'success', text: `We got Entry ${result.value.number}.` });
  }

  return (
    <section className={styles.part} aria-labelledby="entry-submission">
      <h2 id="entry-submission">Submit</h2>
      <p>Your last submission counts. Submit again any time before the deadline.</p>
      {isUnsaved ? (
        <Alert tone="error">We couldn’t submit, because your draft isn’t saved. See the note above.</Alert>
      ) : null}
      {outcome?.ok === false && !isUnsaved ? <Alert tone="error">{outcome.message}</Alert> : null}
      <Stack gap={2}>
        <p dir="auto">{contest.terms?.licence}</p>
        <p>{LOSING_ENTRIES}</p>
      </Stack>
      <Cluster>
        <Button isBusy={isBusy} onClick={() => void submit()}>
          {entry?.number ? 'Submit again' : 'Submit the entry'}
        </Button>
        {entry ? <Withdrawal page={page} entry={entry} /> : null}
      </Cluster>
      {isEdited && entry?.state === 'open' && entry.receipts.length > 0 ? (
        <p role="status">You changed your draft. Submit again to make it count.</p>
      ) : null}
      {entry ? <EntryReceipts entry={entry} /> : null}
    </section>
  );
}

function Withdrawal({ page: { contest }, entry }: { page: EntryPage; entry: OwnEntry }) {
  const { run, isBusy } = useAction(setWithdrawn);
  const isWithdrawn = entry.state === 'withdrawn';
  const isCaptain = entry.members.some((one) => one.isYou && one.isCaptain);
  if (!isCaptain || (!isWithdrawn && entry.number === null)) return null;
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => run({ id: contest.id, on: !isWithdrawn })}>
      {isWithdrawn ? 'Bring the entry back' : 'Withdraw the entry'}
    </Button>
  );
}
