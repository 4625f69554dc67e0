import { type ComponentProps, useState } from 'react';
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom';
import type { MemberProfile, Work } from '@verse/api-contract/api';
import { definePage } from '@verse/contract/define-page';
import { isForMembers } from '@verse/contract/member-view';
import { PageHead } from '@verse/contract/react';
import { type AnswersPart, AnswersSection, loadAnswers } from '../../features/answers';
import { type Choice, loadChoice, WorkChoice } from '../../features/chosen-works';
import {
  AS_MEMBER,
  ContentFailure,
  ContentPage,
  loadWork,
  OpenWork,
  OtherWorks,
  RefusesTraining,
  truncateLine,
  useMemberPage,
  WithoutContent,
  WorkFacts,
  type WorkPage,
} from '../../features/member';
import { loadRelated, RelatedWorks } from '../../features/related-works';
import { MutedTag } from '../../shared/muted-tag';

const DESCRIPTION = 155;

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

/** Also loads answers, why the work is chosen, and works like it. If the work may not be seen, neither may they. */
async function loadAnsweredWork(args: LoaderFunctionArgs) {
  if (isForMembers(args.request)) return loadWork(args);
  const [page, answers, choice, related] = await Promise.all([
    loadWork(args),
    loadAnswers(args, { kind: 'works', id: args.params.id ?? '' }),
    loadChoice(args),
    loadRelated(args),
  ]);
  return 'work' in page ? { ...page, ...answers, choice, related } : page;
}

type AnsweredWork = WorkPage &
  Partial<AnswersPart> & { choice?: Choice | null; related?: Awaited<ReturnType<typeof loadRelated>> };

function WorkAnswers({ page, id }: { page: AnsweredWork; id: string }) {
  const { pathname } = useLocation();
  const { answers = null, entries = [], next = null, after = null, failure } = page;
  const part = { answers, entries, next, after, ...(failure === undefined ? {} : { failure }) };
  const query = page.own ? AS_MEMBER : undefined;
  return <AnswersSection subject={{ kind: 'works', id }} part={part} at={pathname} query={query} />;
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadAnsweredWork,
  Frame: ({ children }) => <ContentPage content="work">{children}</ContentPage>,
  View: ({ data: open }: { data: WorkPage }) => {
    const page = useMemberPage<AnsweredWork>();
    const { isLoading, profile, work, own, status, choice = null } = page;
    if (profile && work)
      return (
        <>
          {open.profile && open.work ? (
            <Head profile={open.profile} work={open.work} />
          ) : (
            <PageHead title={work.title} description="A work by a member." />
          )}
          <WorkOrFold key={work.id} work={work} profile={profile} own={own} />
          <WorkChoice key={`choice ${work.id}`} work={work} choice={choice} isOwn={own?.isSelf === true} />
          <WorkAnswers key={`answers ${work.id}`} page={page} id={work.id} />
          {page.related ? <RelatedWorks related={page.related} maker={profile.name} /> : null}
          <OtherWorks profile={profile} previousWork={page.previousWork} nextWork={page.nextWork} />
        </>
      );
    return (
      <WithoutContent
        what="work"
        title="A work"
        description="A work by a member."
        lead="It was removed, isn’t public, or the link is wrong."
        status={status}
        isForMembers={open.isForMembers === true}
        isAsking={isLoading}
      />
    );
  },
  failed: <ContentFailure content="work" />,
});
