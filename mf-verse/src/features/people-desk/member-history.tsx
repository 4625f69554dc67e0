import { useState } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { DeskMember } from '@verse/api-contract/api';
import { formatDate } from '@verse/api-contract/formats';
import type { SanctionKind } from '@verse/api-contract/identity/people-desk.values';
import { PageLink } from '@verse/contract/page-link';
import { Button, Cluster, Stack } from '@verse/ui';
import { Fact } from '../../shared/fact';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import queue from '../../shared/queue.module.scss';
import { ACTS, RECORD_TITLES, sayState } from './labels';
import { SanctionCard } from './sanction-card';
import { SanctionDialog } from './sanction-dialog';

/** A member as staff see them: facts, what was decided, what was reported, and what staff may do. */
export function MemberHistory({ member }: { member: DeskMember }) {
  const [kind, setKind] = useState<SanctionKind>();
  const { revalidate } = useRevalidator();
  const { person, sanctions, records, sessions, may } = member;
  const reload = () => void revalidate();
  return (
    <Stack gap={6}>
      <Panel title="Account">
        <dl className={queue.facts}>
          <Fact name="State">{sayState(person)}</Fact>
          <Fact name="Role">{person.role}</Fact>
          <Fact name="Joined">{formatDate(person.joinedAt)}</Fact>
          {person.handle ? (
            <Fact name="Handle">
              <PageLink page="member" params={{ handle: person.handle }}>
                @{person.handle}
              </PageLink>
            </Fact>
          ) : null}
          {person.email ? <Fact name="Email">{person.email}</Fact> : null}
        </dl>
        {may.length > 0 ? (
          <Cluster gap={2}>
            {may.map((one) => (
              <Button key={one} size="small" variant="secondary" onClick={() => setKind(one)}>
                {ACTS[one][0]}
              </Button>
            ))}
          </Cluster>
        ) : (
          <MutedText>You can’t decide about yourself. Only admins decide about staff.</MutedText>
        )}
      </Panel>
      <Panel title="Decisions">
        {sanctions.length === 0 ? <MutedText>None.</MutedText> : null}
        <ul className={queue.list}>
          {sanctions.map((one) => (
            <li key={one.id}>
              <SanctionCard one={one} onChange={reload} />
            </li>
          ))}
        </ul>
      </Panel>
      {records.map((list) => (
        <Records key={list.kind} {...list} />
      ))}
      {sessions ? <Sessions sessions={sessions} /> : null}
      {kind ? <SanctionDialog member={member} kind={kind} onDone={reload} onClose={() => setKind(undefined)} /> : null}
    </Stack>
  );
}

function Records({ kind, entries, isMore }: DeskMember['records'][number]) {
  return (
    <Panel title={RECORD_TITLES[kind]}>
      {entries.length === 0 ? <MutedText>None.</MutedText> : null}
      <ul>
        {entries.map(({ at, text, path }, index) => (
          <li key={index}>
            <time dateTime={at}>{formatDate(at)}</time>, {path ? <Link to={path}>{text}</Link> : text}
          </li>
        ))}
      </ul>
      {isMore ? <MutedText>Showing only the newest.</MutedText> : null}
    </Panel>
  );
}

function Sessions({ sessions }: { sessions: NonNullable<DeskMember['sessions']> }) {
  return (
    <Panel title="Devices">
      {sessions.length === 0 ? <MutedText>Not signed in anywhere.</MutedText> : null}
      <ul>
        {sessions.map(({ id, browser, createdAt, lastUsedOn }) => (
          <li key={id}>
            {browser}, since {formatDate(createdAt)}
            {lastUsedOn ? `, last used on ${formatDate(lastUsedOn)} or the day after` : ''}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
