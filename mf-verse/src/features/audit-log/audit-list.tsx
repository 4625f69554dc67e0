import { Form, Link } from 'react-router-dom';
import type { AuditEntry } from '@verse/api-contract/api';
import { formatUtcSecond } from '@verse/api-contract/formats';
import { Button, Card, EmptyState, Pagination, SelectField, Stack, TextField } from '@verse/ui';
import queue from '../../shared/queue.module.scss';
import type { AuditPage } from './audit-log.api';

/** Kinds of actions, by the first word that the API writes. */
const KINDS: Record<string, string> = {
  account: 'Roles and accounts',
  people: 'Members looked up',
  member: 'Warnings, silences, suspensions',
  case: 'Reports and appeals',
  message: 'Contact inbox',
  post: 'Blog posts',
  tool: 'Tools',
  job: 'Jobs',
  organisation: 'Organisations',
  contest: 'Contests',
  project: 'Projects and disputes',
  order: 'Orders',
  product: 'Products',
  stock: 'Stock',
  reward: 'Referral rewards',
  waiting: 'Waiting lists',
  offer: 'Offers',
  section: 'Releases',
};

/** Searches what the team did. */
export function AuditList({ log: { query, page, pages, entries } }: { log: AuditPage }) {
  const link = (to: number) =>
    `?${new URLSearchParams({ ...query, ...(to > 1 ? { page: String(to) } : {}) }).toString()}`;
  return (
    <Stack gap={6}>
      <Stack as={Form} role="search" aria-label="Search the log" key={JSON.stringify(query)}>
        <TextField label="Who acted" name="actor" defaultValue={query.actor} hint="An email or an id." />
        <TextField label="About" name="target" defaultValue={query.target} hint="An email or an id." />
        <SelectField label="What" name="kind" defaultValue={query.kind ?? ''}>
          <option value="">Anything</option>
          {Object.entries(KINDS).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="First day" type="date" name="from" defaultValue={query.from} />
        <TextField label="Last day" type="date" name="to" defaultValue={query.to} />
        <div>
          <Button type="submit">Search</Button>
        </div>
      </Stack>
      {entries.length === 0 ? (
        <EmptyState title="No results." action={<Link to={{ search: '' }}>Show everything</Link>} />
      ) : (
        <ol className={queue.list} aria-label="What staff did, newest first">
          {entries.map((entry, index) => (
            <Card as="li" key={index}>
              <Entry entry={entry} />
            </Card>
          ))}
        </ol>
      )}
      <Pagination
        page={page}
        pages={pages}
        link={(to, { key, ...props }) => <Link key={key} to={{ search: link(to) }} {...props} />}
      />
    </Stack>
  );
}

function Entry({ entry: { actor, actorName, action, target, targetName, at } }: { entry: AuditEntry }) {
  return (
    <>
      <p>
        <bdi>{actorName ?? actor}</bdi>: {action}
      </p>
      <p className={queue.note}>
        {targetName || target ? (
          <>
            <bdi>{targetName ?? target}</bdi>,{' '}
          </>
        ) : null}
        <time dateTime={at}>{formatUtcSecond(at)} UTC</time>
      </p>
    </>
  );
}
