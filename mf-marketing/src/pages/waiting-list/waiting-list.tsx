import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { WaitingList } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { api, PageHead } from '@verse/contract/react';
import { Alert, ButtonLink, PageHeader } from '@verse/ui';
import { ListPlace, readWaitingLists } from '../../features/waiting-lists';
import styles from './waiting-list.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

/** Results of a form sent without JavaScript. */
const SAID = new Map([
  ['asked', { tone: 'success', text: 'Check your inbox and confirm your email.' }],
  ['confirmed', { tone: 'success', text: 'You are on the list. We write to you once, when it is ready.' }],
  ['email', { tone: 'error', text: 'Enter an email such as name@example.org.' }],
] as const);
type Said = typeof SAID extends Map<infer Key, unknown> ? Key : never;

export async function loader(args: LoaderFunctionArgs) {
  const said = new URL(args.request.url).searchParams.get('said');
  const list = (await readWaitingLists(api(args))).find(({ name }) => name === args.params.list);
  if (!list) throw new Response('Waiting list not found', { status: 404 });
  return { list, said: SAID.get(said as Said) };
}

export function Component() {
  const { list, said } = useLoaderData<typeof loader>();
  const { name, title, text, page } = list;
  return (
    <div className={styles.page}>
      <PageHead title={`${title}: waiting list`} description={text} place="waiting-list" params={{ list: name }} />
      <PageHeader size="detail" eyebrow={page === null ? 'In preparation' : 'Open'} title={title} lead={text}>
        <PageLink page="waiting-lists">All that is in preparation</PageLink>
      </PageHeader>
      {said ? <Alert tone={said.tone}>{said.text}</Alert> : null}
      {page === null ? <Waiting list={list} /> : <Opened title={title} path={page} />}
    </div>
  );
}

function Waiting({ list }: { list: WaitingList }) {
  return (
    <>
      <p>You cannot use this yet. We are working on it.</p>
      <ListPlace list={list} />
      <p>
        What you can use today: <Link to={list.today.path}>{list.today.text}</Link>.
      </p>
    </>
  );
}

const Opened = ({ title, path }: { title: string; path: string }) => (
  <div>
    <ButtonLink as={Link} to={path}>
      Open {title}
    </ButtonLink>
  </div>
);
