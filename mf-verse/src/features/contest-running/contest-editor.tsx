import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ManagedContest } from '@verse/api-contract/api';
import { useFormErrors } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, Cluster, DraftConflict } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { SavedNote } from '../../shared/saved-note';
import { useUnsaved } from '../../shared/unsaved-changes';
import { ContestFields } from './contest-fields';
import styles from './contest-fields.module.scss';
import { publishContest, type RunningPage } from './running.api';
import { TemplateChoice } from './template-choice';
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
  const { state, ...editing } = useContestForm(handle, contest);
  const { publish, outcome: publication, isPublishing } = usePublication(handle, contest, editing.save);
  const isDraft = contest.state === 'draft';
  const outcome = isDraft ? publication : editing.outcome;
  const { form, errors, handleEdit } = useFormErrors(outcome);
  // A draft is saved when the member leaves, so the member is warned only if the last save failed.
  useUnsaved(editing.isChanged && (!isDraft || state.failure !== null));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (editing.isSaving || isPublishing) return;
    void (isDraft ? publish() : editing.save());
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
      {isDraft ? (
        <TemplateChoice
          form={editing.form}
          change={editing.change}
          onFilled={() => focusField(form.current, 'title')}
        />
      ) : null}
      <ContestFields form={editing.form} errors={errors} isLocked={isLocked(contest)} change={editing.change} />
      {state.conflict ? (
        <DraftConflict
          title="A colleague changed this contest"
          onKeepMine={editing.keepMine}
          onTakeTheirs={editing.takeTheirs}
        >
          <p>Your version wasn’t saved. Which one do you want to keep?</p>
        </DraftConflict>
      ) : (
        <FormResult result={outcome} />
      )}
      {isDraft && domain === null ? (
        <Alert tone="notice">Verify your domain before you publish, so people know it’s you.</Alert>
      ) : null}
      <Cluster>
        <Button type="submit" isBusy={isPublishing || (!isDraft && editing.isSaving)}>
          {isDraft ? 'Publish contest' : 'Save changes'}
        </Button>
        {isDraft ? <SavedNote state={state} texts={noteTexts(state)} /> : null}
      </Cluster>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

const Locked = ({ hasEntries }: { hasEntries: boolean }) => (
  <Alert tone="notice" title="The rules are locked">
    <p>
      {hasEntries ? 'An entry was submitted' : 'The deadline has passed'}, so dates, prize, licence, rules and criteria
      are fixed. You can still edit title, description and tags, and add places.
    </p>
  </Alert>
);

function noteTexts({ failure }: ContestFormState['state']) {
  const notSaved = failure ? `Not saved: ${failure.message}` : 'Not saved yet';
  return { saved: 'Draft saved', unsaved: notSaved, offline: notSaved, failed: notSaved, conflict: notSaved };
}

/** Saves any unsaved changes, then publishes. */
function usePublication(handle: string, { id }: ManagedContest, save: ContestFormState['save']) {
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
      if (await save()) {
        const result = await send((api) => publishContest(api, handle, id));
        setOutcome(result);
        if (result.ok) {
          notify({ tone: 'success', text: 'Your contest is live.' });
          await revalidate();
        }
      }
      setPublishing(false);
    },
  };
}
