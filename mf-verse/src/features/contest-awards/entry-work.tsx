import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { EntryAfterwards } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Button, CheckboxField } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { makeWork } from './awards.api';

interface EntryWorkProps {
  contestId: string;
  work: EntryAfterwards['work'];
}

/** Adds an entry to the profile as a work. The judges’ feedback is included only if the member opts in. */
export function EntryWork({ contestId, work: { id, isPossible, hasFeedback } }: EntryWorkProps) {
  const send = useSend();
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const [withFeedback, setWithFeedback] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (id)
    return (
      <p>
        Your entry is on your profile.{' '}
        <PageLink className={styles.link} page="profile">
          See your profile
        </PageLink>
      </p>
    );
  if (!isPossible) return null;

  async function make() {
    setBusy(true);
    const result = await send((api) => makeWork(api, contestId, withFeedback));
    setBusy(false);
    if (!result.ok) return notify({ tone: 'error', text: `We couldn’t add it: ${result.message}` });
    notify({ tone: 'success', text: 'It’s on your profile.' });
    void revalidate();
  }

  return (
    <>
      <p>Add your entry to your profile, with its text and pictures.</p>
      {hasFeedback ? (
        <CheckboxField
          label="Include what the judges said"
          name="withFeedback"
          checked={withFeedback}
          onChange={({ currentTarget }) => setWithFeedback(currentTarget.checked)}
        />
      ) : null}
      <div>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void make()}>
          Add it to my profile
        </Button>
      </div>
    </>
  );
}
