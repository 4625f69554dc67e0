import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ManagedContest } from '@verse/api-contract/contest-running';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, Cluster } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { DraftConflict } from '../../shared/draft-conflict';
import { FormResult } from '../../shared/form-result';
import { useUnsaved } from '../../shared/unsaved-changes';
import { ContestFields } from './contest-fields';
import styles from './contest-fields.module.scss';
import { publishContest, type RunningPage } from './running.api';
import { type ContestFormState, useContestForm } from './use-contest-form';

/**
 * Returns whether the fields that entrants rely on are locked, i.e. whether there is an entry or the deadline has
 * passed.
 */
export const isLocked = ({ entries, state, stage, criteriaHash }: ManagedContest): boolean =>
  entries > 0 || (state === 'published' && criteriaHash !== null && stage !== 'upcoming' && stage !== 'live');

/** The form for a draft or a published contest. */
export function ContestEditor({ page: { organisation, contest } }: { page: RunningPage }) {
  const { handle, domain } = organisation;
  const state = useContestForm(handle, contest);
  const { publish, outcome: publication, isPublishing } = usePublication(handle, contest, state);
  const isDraft = contest.state === 'draft';
  const outcome = isDraft ? publication : state.outcome;
  const { form, errors, handleEdit } = useFormErrors(outcome);
  // A draft is saved when the member leaves, so the member is warned only if the last save failed.
  useUnsaved(state.isChanged && (!isDraft || state.outcome?.ok === false));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.isSaving || isPublishing) return;
    void (isDraft ? publish() : state.save());
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Contest"
      noValidate
      onChange={handleEdit}
      onSubmit={handleSubmit}
    >
      {isLocked(contest) ? <Locked hasEntries={contest.entries > 0} /> : null}
      <ContestFields form={state.form} errors={errors} isLocked={isLocked(contest)} change={state.change} />
      {state.theirs ? (
        <DraftConflict
          title="A colleague has changed this contest"
          keepMine={state.keepMine}
          takeTheirs={state.takeTheirs}
        >
          Nothing of yours was saved. Choose the version to continue with.
        </DraftConflict>
      ) : (
        <FormResult result={outcome} />
      )}
      {isDraft && domain === null ? (
        <Alert tone="notice">Verify a domain of the organisation before you publish: entrants should know you.</Alert>
      ) : null}
      <Cluster>
        <Button type="submit" isBusy={isPublishing || (!isDraft && state.isSaving)}>
          {isDraft ? 'Publish contest' : 'Save changes'}
        </Button>
        <SaveNote isDraft={isDraft} state={state} />
      </Cluster>
    </form>
  );
}

const Locked = ({ hasEntries }: { hasEntries: boolean }) => (
  <Alert tone="notice" title="What entrants rely on is locked">
    <p>
      {hasEntries ? 'An entry was submitted' : 'The deadline has passed'}, so dates, prize, licence, rules and criteria
      stay as they are. You can still edit the title, the description and the tags, and add places.
    </p>
  </Alert>
);

function SaveNote({ isDraft, state }: { isDraft: boolean; state: ContestFormState }) {
  if (!isDraft) return null;
  const hasFailed = state.outcome?.ok === false;
  const text = state.isSaving ? 'Saving…' : state.isChanged ? 'Not saved yet' : 'Draft saved';
  return (
    <p className={parts.quiet} role="status">
      {hasFailed && !state.isSaving ? `Not saved: ${state.outcome?.ok === false ? state.outcome.message : ''}` : text}
    </p>
  );
}

/** Saves any unsaved changes, then publishes. */
function usePublication(handle: string, { id }: ManagedContest, state: ContestFormState) {
  const send = useSend();
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Result<ManagedContest>>();
  const [isPublishing, setPublishing] = useState(false);
  return {
    outcome,
    isPublishing,
    async publish() {
      setPublishing(true);
      if (!state.isChanged || (await state.save())) {
        const result = await send((api) => publishContest(api, handle, id));
        setOutcome(result);
        if (result.ok) {
          notify({ tone: 'success', text: 'The contest is published.' });
          await revalidate();
        }
      }
      setPublishing(false);
    },
  };
}
