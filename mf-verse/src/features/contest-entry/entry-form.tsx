import { useState } from 'react';
import type { EntryDraftForm } from '@verse/api-contract/api';
import { MADE_HOW } from '@verse/api-contract/community/community-posts.values';
import { ENTRY_LIMITS, ENTRY_TEXTS } from '@verse/api-contract/contests/contest-entries.values';
import { DraftConflict, SelectField, TextAreaField, TextField } from '@verse/ui';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import { SavedNote } from '../../shared/saved-note';
import styles from './entry-page.module.scss';
import type { EntryAutosave, EntryState } from './use-entry-draft';

interface EntryFormProps {
  autosave: EntryAutosave;
  state: EntryState;
  /** Whether the contest allows teams and the member leads one. */
  hasTeamName: boolean;
  /** Error messages from the last submission. */
  faults: Record<string, string>;
}

export function EntryForm({ autosave, state, hasTeamName, faults }: EntryFormProps) {
  const { draft, failure } = state;
  const { change } = autosave;
  const errors = { ...failure?.fields, ...faults };
  return (
    <section className={styles.part} aria-labelledby="entry-draft">
      <h2 id="entry-draft">Draft</h2>
      {state.conflict ? (
        <DraftConflict
          title="Someone changed this entry"
          onKeepMine={() => void autosave.keepMine()}
          onTakeTheirs={autosave.takeTheirs}
        >
          <p>Another window or a teammate saved another version. Yours is safe on this device.</p>
        </DraftConflict>
      ) : null}
      <TextField
        label="Title"
        value={draft.title}
        maxLength={ENTRY_TEXTS.title.max}
        error={errors.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextAreaField
        label="Text"
        value={draft.text}
        maxLength={ENTRY_TEXTS.text.max}
        error={errors.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <LinksField draft={draft} change={change} error={errors.links ?? firstLinkError(errors)} />
      <SelectField
        label="How it was made"
        value={draft.madeHow}
        error={errors.madeHow}
        onChange={({ currentTarget }) => change({ madeHow: currentTarget.value as EntryDraftForm['madeHow'] })}
      >
        {MADE_HOW.map((how) => (
          <option key={how} value={how}>
            {how === 'unsaid' ? 'Choose' : MADE_HOW_LABELS[how]}
          </option>
        ))}
      </SelectField>
      {hasTeamName ? (
        <TextField
          label="Team name"
          isOptional
          value={draft.teamName}
          maxLength={ENTRY_TEXTS.team.max}
          onChange={({ currentTarget }) => change({ teamName: currentTarget.value })}
        />
      ) : null}
      <SavedNote state={state} />
    </section>
  );
}

const firstLinkError = (errors: Record<string, string>) =>
  Object.entries(errors).find(([name]) => name.startsWith('links'))?.[1];

interface LinksFieldProps {
  draft: EntryDraftForm;
  change: EntryAutosave['change'];
  error: string | undefined;
}

/** One link per line. The field keeps the lines as typed, while the draft stores the parsed links. */
function LinksField({ draft, change, error }: LinksFieldProps) {
  const [typed, setTyped] = useState(draft.links.join('\n'));
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const shown = linesOf(typed).join('\n') === draft.links.join('\n') ? typed : draft.links.join('\n');
  return (
    <TextAreaField
      label="Links"
      hint={`One per line, up to ${ENTRY_LIMITS.links}. Judges don’t see them.`}
      isOptional
      rows={3}
      value={shown}
      error={error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        change({ links: linesOf(currentTarget.value) });
      }}
    />
  );
}
