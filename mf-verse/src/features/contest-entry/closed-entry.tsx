import type { ReactNode } from 'react';
import parts from '../../shared/contest-parts.module.scss';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import { MemberText } from '../../shared/member-text';
import { SavedNote } from '../../shared/saved-note';
import styles from './entry-page.module.scss';
import type { EntryState } from './use-entry-draft';

interface ClosedEntryProps {
  state: EntryState;
  /** Whether the draft differs from the submission that counts. */
  isEdited: boolean;
}

/** The text of an entry that can no longer be changed. */
export function ClosedEntry({ state, isEdited }: ClosedEntryProps) {
  const { title, text, links, madeHow, teamName } = state.draft;
  return (
    <section className={styles.part} aria-labelledby="entry-text">
      <h2 id="entry-text" dir="auto">
        {title || 'Untitled'}
      </h2>
      {isEdited ? (
        <p className={parts.quiet}>You changed this draft after you submitted. What you submitted counts.</p>
      ) : null}
      {text ? <MemberText text={text} /> : <p className={parts.quiet}>No text.</p>}
      {links.length > 0 || madeHow !== 'unsaid' || teamName ? (
        <dl className={styles.facts}>
          {links.length > 0 ? (
            <Fact name="Links">
              {links.map((link) => (
                <MemberText key={link} text={link} />
              ))}
            </Fact>
          ) : null}
          {madeHow === 'unsaid' ? null : <Fact name="How it was made">{MADE_HOW_LABELS[madeHow]}</Fact>}
          {teamName ? (
            <Fact name="Team name">
              <bdi>{teamName}</bdi>
            </Fact>
          ) : null}
        </dl>
      ) : null}
      {state.status === 'saved' ? null : <SavedNote state={state} />}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
