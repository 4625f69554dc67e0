import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { api, PageHead } from '@verse/contract/react';
import { Alert, PageHeader } from '@verse/ui';
import { readWaitingLists, WaitingListCards } from '../../features/waiting-lists';
import styles from './waiting-lists.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

const LEAD = 'What you cannot use yet. Join a waiting list, and we write to you once, when it is ready.';

/** Results of forms sent without JavaScript. */
const SAID = new Map([
  ['left', 'You are not on the waiting list any more.'],
  ['refused', 'That did not work: the link or the form is invalid, or the list is open already. Please try again.'],
  ['unknown', 'There is no such waiting list. Choose one below.'],
]);

export async function loader(args: LoaderFunctionArgs) {
  const said = new URL(args.request.url).searchParams.get('said') ?? '';
  return { lists: await readWaitingLists(api(args)), said: SAID.get(said) };
}

export function Component() {
  const { lists, said } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead title="In preparation" description={LEAD} place="waiting-lists" isListed={!said} />
      <PageHeader title="In preparation" lead={LEAD} />
      {said ? <Alert>{said}</Alert> : null}
      <WaitingListCards lists={lists} />
    </div>
  );
}
