import { useState } from 'react';
import { Form } from 'react-router-dom';
import type { DeskSanction } from '@verse/api-contract/api';
import { formatDate } from '@verse/api-contract/formats';
import { LONGEST_PEOPLE_QUERY } from '@verse/api-contract/identity/people-desk.values';
import { PageLink } from '@verse/contract/page-link';
import { Button, Card, EmptyState, Stack, TextField } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import queue from '../../shared/queue.module.scss';
import { sayState } from './labels';
import type { FoundPeople } from './people-desk.api';
import { SanctionCard } from './sanction-card';

/** Finds members, and lists the appeals against sanctions. */
export function PeopleSearch({ found: { query, people, isMore, appeals } }: { found: FoundPeople }) {
  return (
    <Stack gap={6}>
      <Stack as={Form} role="search" aria-label="Find a member" key={query}>
        <TextField
          label="Name, handle or email"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={LONGEST_PEOPLE_QUERY}
          hint="The first letters will do. Only admins can search by email."
        />
        <div>
          <Button type="submit">Find</Button>
        </div>
      </Stack>
      {query === '' ? null : <Found people={people} isMore={isMore} />}
      <Appeals appeals={appeals} />
    </Stack>
  );
}

function Found({ people, isMore }: Pick<FoundPeople, 'people' | 'isMore'>) {
  if (people.length === 0) return <EmptyState title="No one found.">Try fewer letters.</EmptyState>;
  return (
    <section aria-label="Members found">
      <ul className={queue.list}>
        {people.map((person) => (
          <Card as="li" key={person.id} isInteractive>
            <h2 className={queue.name}>
              <PageLink page="people-desk-member" params={{ id: person.id }} data-card-link>
                <bdi>{person.name}</bdi>
              </PageLink>
            </h2>
            <p className={queue.note}>
              {[person.handle ? `@${person.handle}` : '', person.email ?? '', person.role, sayState(person)]
                .filter(Boolean)
                .join(' · ')}
              {` · joined ${formatDate(person.joinedAt)}`}
            </p>
          </Card>
        ))}
      </ul>
      {isMore ? <MutedText>There are more. Keep typing.</MutedText> : null}
    </section>
  );
}

function Appeals({ appeals }: { appeals: DeskSanction[] }) {
  const [changed, setChanged] = useState<Record<string, DeskSanction>>({});
  return (
    <Panel title="Appeals" lead="Oldest first. Someone new answers within five working days.">
      {appeals.length === 0 ? <MutedText>No open appeals.</MutedText> : null}
      <ul className={queue.list}>
        {appeals.map((one) => (
          <li key={one.id}>
            <p>
              <PageLink page="people-desk-member" params={{ id: one.member.id }}>
                <bdi>{one.member.name}</bdi>
              </PageLink>
            </p>
            <SanctionCard
              one={changed[one.id] ?? one}
              onChange={(after) => setChanged({ ...changed, [after.id]: after })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
