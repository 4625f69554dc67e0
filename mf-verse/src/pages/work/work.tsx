import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { MemberProfile, Work } from '@verse/api-contract/profiles';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import {
  Missing,
  NotLoaded,
  OpenWork,
  OtherWorks,
  RefusesTraining,
  truncateLine,
  Unreachable,
  useMemberPage,
  WorkFacts,
  type WorkPage,
} from '../../features/member';
import { LazyFirstMessages } from '../../shared/lazy-first-messages';
import { MutedTag } from '../../shared/muted-tag';
import styles from './work.module.scss';

export { loadWork as loader } from '../../features/member';

const DESCRIPTION = 155;

export function Component() {
  const open = useLoaderData<WorkPage>();
  const { isLoading, profile, work, own, previous, next, status } = useMemberPage<WorkPage>();
  if (profile && work)
    return (
      <Page>
        {open.profile && open.work ? (
          <Head profile={open.profile} work={open.work} />
        ) : (
          <PageHead title={work.title} description="A work of a member." />
        )}
        <WorkOrFold key={work.id} work={work} profile={profile} own={own} />
        <OtherWorks profile={profile} previous={previous} next={next} />
      </Page>
    );
  return (
    <Page>
      <PageHead title={status === 404 ? 'Work not found' : 'A work'} description="A work of a member." />
      {status === 404 ? (
        <Missing
          title="Work not found"
          lead="It was removed, it is not for everyone, or it was never here."
          isAsking={isLoading}
        />
      ) : (
        <Unreachable what="work" />
      )}
    </Page>
  );
}

/** Shows a work, or a notice in its place if it has a muted tag. */
function WorkOrFold(props: ComponentProps<typeof OpenWork>) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { mutedTag, title } = props.work;
  if (mutedTag === undefined || isUnfolded) return <OpenWork {...props} />;
  return (
    <>
      <h1 dir="auto">{title}</h1>
      <MutedTag tag={mutedTag} what="This work" onShow={() => setIsUnfolded(true)} />
    </>
  );
}

/** Renders the public page's metadata, even when the viewer is a member. */
function Head({ profile, work }: { profile: MemberProfile; work: Work }) {
  const { handle, name, isListed } = profile;
  const { id, title, description, problem } = work;
  return (
    <>
      <PageHead
        title={`${title}, by ${name}`}
        description={truncateLine(description || problem || `A work by ${name}.`, DESCRIPTION)}
        place="work"
        params={{ handle, id }}
        isListed={isListed}
        card={`work/${id}`}
        type="article"
      />
      <RefusesTraining profile={profile} />
      <WorkFacts profile={profile} work={work} />
    </>
  );
}

export function ErrorBoundary() {
  const retry = useLoadFailure('showing a work');
  return (
    <Page>
      <NotLoaded what="work" {...retry} />
    </Page>
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <LazyFirstMessages />
    {children}
  </div>
);
