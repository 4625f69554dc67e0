import { type ReactNode, useId } from 'react';
import type { Nomination } from '@verse/api-contract/api';
import { NOMINATION_RULES } from '@verse/api-contract/community/nominations.values';
import { formatDay } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { EmptyState, Stack } from '@verse/ui';
import { LoadFailure } from '../../shared/load-failure';
import { LoadMore } from '../../shared/load-more';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import { PageTabs } from '../../shared/page-tabs';
import { NominationCard } from './nomination-card';
import type { CurrentNominations, NominationsPage, PastWeeks } from './nominations.api';
import styles from './nominations-view.module.scss';

const NOUNS: Record<CurrentNominations['show'], [string, string]> = {
  member: ['member', 'members'],
  work: ['work', 'works'],
};

/** This week's nominations of members or works, or what past weeks have chosen. */
export function NominationsView({ data }: { data: NominationsPage }) {
  const here = useShell().href('nominations') ?? '';
  const { show } = data;
  return (
    <Stack gap={5}>
      <PageTabs
        label="Nominations"
        tabs={[
          { name: 'Members', to: here, isCurrent: show === 'member' },
          { name: 'Works', to: `${here}?show=work`, isCurrent: show === 'work' },
          { name: 'Past weeks', to: `${here}?show=past`, isCurrent: show === 'past' },
        ]}
      />
      {data.show === 'past' ? <Past first={data} /> : <Current key={show} page={data} />}
      <Rules />
    </Stack>
  );
}

export const NominationsFailure = () => (
  <LoadFailure title="The nominations could not be loaded." during="loading nominations" />
);

/** Explains how the votes are counted. */
const Rules = () => (
  <details className={styles.rules}>
    <summary>How this works</summary>
    <ul>
      {NOMINATION_RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </details>
);

function Current({ page }: { page: CurrentNominations }) {
  const { show, week, own, made, voted, refusal } = page;
  const { box, heading, ...list } = usePagedList<Nomination>(page, { query: `show=${show}`, noun: NOUNS[show] });
  return (
    <Stack gap={5}>
      <MutedText>
        Vote until <MomentText moment={week.endsAt} />. {refusal ?? toStanding(made, voted)}
      </MutedText>
      {own.length > 0 ? (
        <Section title={show === 'work' ? 'Your nominated works' : 'You are nominated'}>
          <Cards nominations={own} />
        </Section>
      ) : null}
      <h2 ref={heading} tabIndex={-1} className={styles.shown}>
        {list.shown}
      </h2>
      {list.entries.length === 0 ? <NoNominations show={show} /> : null}
      <ul ref={box} className={styles.cards}>
        {list.entries
          .filter(({ isOwn }) => !isOwn)
          .map((nomination) => (
            <li key={nomination.id} data-entry={nomination.id} tabIndex={-1}>
              <NominationCard nomination={nomination} isOpen mayVote={refusal === null} />
            </li>
          ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} /> : null}
    </Stack>
  );
}

const nameOf = ({ work, member }: Nomination) => work?.title ?? member.name;

function toStanding(made: Nomination | null, voted: Nomination | null): string {
  const facts = [made ? `You nominated ${nameOf(made)}.` : '', voted ? `You voted for ${nameOf(voted)}.` : ''];
  return facts.filter(Boolean).join(' ');
}

const NoNominations = ({ show }: { show: CurrentNominations['show'] }) => (
  <EmptyState
    title={show === 'work' ? 'No work is nominated yet.' : 'No member is nominated yet.'}
    action={<PageLink page="people">Find people</PageLink>}
  >
    {show === 'work'
      ? 'Open a work on a profile and press Nominate.'
      : 'Open a profile, and choose Nominate in its menu.'}
  </EmptyState>
);

const Cards = ({ nominations }: { nominations: readonly Nomination[] }) => (
  <ul className={styles.cards}>
    {nominations.map((nomination) => (
      <li key={nomination.id}>
        <NominationCard nomination={nomination} isOpen />
      </li>
    ))}
  </ul>
);

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

function Past({ first }: { first: PastWeeks }) {
  const { box, heading, ...list } = usePagedList(first, { query: 'show=past', noun: ['week', 'weeks'] });
  return (
    <Stack gap={5}>
      <p ref={heading} tabIndex={-1} className={styles.shown}>
        {list.shown}
      </p>
      {list.entries.length === 0 ? <EmptyState title="No winners yet." /> : null}
      <ul ref={box} className={styles.weeks}>
        {list.entries.map(({ id, week, member, works }) => (
          <li key={id} data-entry={id} tabIndex={-1}>
            <Section title={`Chosen in the week of ${formatDay(week.startsAt)}`}>
              <ul className={styles.cards}>
                {[...(member ? [member] : []), ...works].map((nomination) => (
                  <li key={nomination.id}>
                    <NominationCard nomination={nomination} />
                  </li>
                ))}
              </ul>
            </Section>
          </li>
        ))}
      </ul>
      {list.entries.length > 0 ? <LoadMore list={list} /> : null}
    </Stack>
  );
}
