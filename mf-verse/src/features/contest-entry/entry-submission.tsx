import { useState } from 'react';
import type { EntryReceipt, OwnEntry } from '@verse/api-contract/contest-entries';
import { LOSING_ENTRIES } from '@verse/api-contract/contest-terms';
import { useShell } from '@verse/contract/react';
import { type Result, useAction, useSend } from '@verse/contract/server-state';
import { Alert, Button, Cluster, useHydrated } from '@verse/ui';
import { momentText } from '../../shared/time-left';
import { type EntryPage, setWithdrawn, submitEntry } from './contest-entry.api';
import styles from './entry-page.module.scss';

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
  const { contest, entry, closed } = page;
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
    if (result.ok || result.code !== 'unreachable') await reload();
    setBusy(false);
    setOutcome(result);
    onFaults(result.ok ? {} : result.fields);
    if (result.ok) notify({ tone: 'success', text: `Entry ${result.value.number} was received.` });
  }

  return (
    <section className={styles.part} aria-labelledby="entry-submission">
      <h2 id="entry-submission">Submit</h2>
      <p>The last submission counts. You can submit again until the deadline.</p>
      {isUnsaved ? (
        <Alert tone="error">Nothing was submitted, because the draft is not saved. Its note above says why.</Alert>
      ) : null}
      {outcome?.ok === false && !isUnsaved ? <Alert tone="error">{outcome.message}</Alert> : null}
      <div className={styles.licence}>
        <p dir="auto">{contest.terms?.licence}</p>
        <p>{LOSING_ENTRIES}</p>
      </div>
      <Cluster>
        <Button disabled={closed !== null} isBusy={isBusy} onClick={() => void submit()}>
          {entry?.number ? 'Submit again' : 'Submit the entry'}
        </Button>
        {entry ? <Withdrawal page={page} entry={entry} /> : null}
      </Cluster>
      {entry ? <Receipts entry={entry} isEdited={isEdited} /> : null}
    </section>
  );
}

function Withdrawal({ page: { contest, closed }, entry }: { page: EntryPage; entry: OwnEntry }) {
  const { run, isBusy } = useAction(setWithdrawn);
  const isWithdrawn = entry.state === 'withdrawn';
  const isCaptain = entry.members.some((one) => one.isYou && one.isCaptain);
  if (!isCaptain || closed !== null || (!isWithdrawn && entry.number === null)) return null;
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => run({ id: contest.id, on: !isWithdrawn })}>
      {isWithdrawn ? 'Bring the entry back' : 'Withdraw the entry'}
    </Button>
  );
}

/** Receipts for all submissions; the first one listed is the one that counts. */
function Receipts({ entry: { receipts, state }, isEdited }: { entry: OwnEntry; isEdited: boolean }) {
  const isHydrated = useHydrated();
  if (receipts.length === 0) return <p className={styles.quiet}>Nothing is submitted yet.</p>;
  return (
    <>
      <h3>Receipts</h3>
      {state === 'withdrawn' ? <p role="status">The entry is withdrawn and takes no part.</p> : null}
      {isEdited && state === 'open' ? (
        <p role="status">Your draft has changed since the last submission. Submit again for the changes to count.</p>
      ) : null}
      <ol className={styles.receipts}>
        {receipts.map(({ number, at, sha256 }, index) => (
          <li key={at}>
            <p>
              Entry {number}, <time dateTime={at}>{momentText(at, isHydrated ? undefined : 'UTC')}</time>
              {index === 0 ? ' · counts' : ''}
            </p>
            <p className={styles.hash}>SHA-256 {sha256}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
