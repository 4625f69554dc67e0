import { useState } from 'react';
import type { EntryOverview, EntryPerson, OwnEntry } from '@verse/api-contract/api';
import { useAction } from '@verse/contract/server-state';
import { typedAfter } from '@verse/contract/typed-after';
import { Button, Card, Cluster, TextField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { MemberName } from '../../shared/member-name';
import { acceptTeam, leaveTeam, setTeamMember } from './contest-entry.api';
import styles from './entry-page.module.scss';
import { RemoveButton } from './remove-button';

export function Invitations({ desk: { contest, invitations } }: { desk: EntryOverview }) {
  const accept = useAction(acceptTeam, { success: 'You’re on the team.' });
  const decline = useAction(leaveTeam, { success: 'You declined the invitation.' });
  return invitations.map(({ teamName, captain }) => (
    <Card as="section" key={captain.handle ?? teamName} className={styles.part} aria-label="Invitation to a team">
      <p>
        <MemberName name={captain.name} handle={captain.handle} /> invites you to{' '}
        {teamName ? <bdi>the team “{teamName}”</bdi> : 'a team'} in this contest.
      </p>
      <Cluster>
        <Button isBusy={accept.isBusy} onClick={() => accept.run({ id: contest.id, captain: captain.handle ?? '' })}>
          Join the team
        </Button>
        <Button
          variant="secondary"
          isBusy={decline.isBusy}
          onClick={() => decline.run({ id: contest.id, captain: captain.handle ?? '' })}
        >
          Decline
        </Button>
      </Cluster>
    </Card>
  ));
}

interface EntryTeamProps {
  contestId: string;
  entry: OwnEntry;
  most: number;
  isClosed: boolean;
}

/** The team members. The captain invites them by handle. */
export function EntryTeam({ contestId, entry, most, isClosed }: EntryTeamProps) {
  const { members, invited } = entry;
  const isCaptain = members.some(({ isYou, isCaptain }) => isYou && isCaptain);
  const leave = useAction(leaveTeam, { success: 'You left the team.' });
  const canChange = isCaptain && !isClosed;
  const canInvite = canChange && members.length + invited.length < most;
  return (
    <section className={styles.part} aria-labelledby="entry-team">
      <h2 id="entry-team">Team</h2>
      {isClosed ? null : <p className={parts.quiet}>At most {most} people. The captain’s place covers everyone.</p>}
      <ul className={parts.list} aria-label="Your team">
        {members.map((person, index) => (
          <TeamMember
            key={person.handle ?? index}
            contestId={contestId}
            person={person}
            words={person.isCaptain ? 'Captain' : ''}
            canRemove={person.isYou ? false : canChange}
          />
        ))}
        {invited.map((person, index) => (
          <TeamMember
            key={person.handle ?? index}
            contestId={contestId}
            person={person}
            words="Invited"
            canRemove={canChange}
          />
        ))}
      </ul>
      {canInvite ? <Invite contestId={contestId} /> : null}
      {isCaptain || isClosed ? null : (
        <Cluster>
          <Button variant="secondary" isBusy={leave.isBusy} onClick={() => leave.run({ id: contestId })}>
            Leave the team
          </Button>
        </Cluster>
      )}
    </section>
  );
}

interface TeamMemberProps {
  contestId: string;
  person: EntryPerson;
  words: string;
  canRemove: boolean;
}

function TeamMember({ contestId, person, words, canRemove }: TeamMemberProps) {
  const { run, isBusy } = useAction(setTeamMember);
  const { handle, name } = person;
  return (
    <li className={styles.file}>
      <MemberName name={name} handle={handle} />
      {words ? <span className={parts.quiet}>{words}</span> : null}
      {canRemove && handle !== null ? (
        <RemoveButton name={name} isBusy={isBusy} onRemove={() => run({ id: contestId, handle, on: false })} />
      ) : null}
    </li>
  );
}

function Invite({ contestId }: { contestId: string }) {
  const [handle, setHandle] = useState('');
  const { run, isBusy, failure } = useAction(setTeamMember, {
    success: 'Invitation sent.',
    showsFailure: true,
    onDone: () => setHandle((now) => typedAfter(now, handle)),
  });
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        run({ id: contestId, handle: handle.trim().replace(/^@/, ''), on: true });
      }}
    >
      <TextField
        label="Invite a member"
        hint="Their handle, such as mia-stone."
        value={handle}
        required
        error={failure?.message}
        onChange={({ currentTarget }) => setHandle(currentTarget.value)}
      />
      <Cluster>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Invite
        </Button>
      </Cluster>
    </form>
  );
}
