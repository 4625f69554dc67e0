import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { MemberView } from '@verse/api-contract/profiles';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { type Feed, FeedFailure, FeedList, loadFeed, performFeedAct } from '../../features/feed';
import { loadMember, MemberHeader } from '../../features/meeting';
import { isMeeting, meet, type MeetingAct } from '../../shared/meeting';
import { actsOf } from '../../shared/perform';
import styles from './community.module.scss';

export { shouldRevalidate } from '../../shared/form-outcome';

interface Community extends Feed {
  /** Whom the page presents. */
  member: MemberView | null;
}

/** Presents who wrote the first post that is not one's own, or the member that the address names. */
export async function loader(args: LoaderFunctionArgs): Promise<Community> {
  const search = new URL(args.request.url).searchParams;
  const feed = await loadFeed(args);
  const handle =
    search.get('member') ?? feed.entries.find(({ author, isOwn }) => author.handle && !isOwn)?.author.handle;
  return { ...feed, member: handle && !search.has('after') ? await loadMember(args, handle) : null };
}

export const action = actsOf((client, act: MeetingAct | Parameters<typeof performFeedAct>[1]) =>
  isMeeting(act) ? meet(client, act) : performFeedAct(client, act),
);

export function Component() {
  const community = useLoaderData<Community>();
  const { member } = community;
  return (
    <Page header={member ? <MemberHeader key={member.profile.id} view={member} /> : <PlainHeader />}>
      <FeedList feed={community} title="Activities" />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page header={<PlainHeader />}>
      <FeedFailure />
    </Page>
  );
}

const PlainHeader = () => <PageHeader title="Community" lead="What everybody is working on." />;

function Page({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Community" description="Members, and what they are working on." place="community" />
      {header}
      {children}
    </div>
  );
}
