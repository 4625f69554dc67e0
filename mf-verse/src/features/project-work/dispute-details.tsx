import { Link } from 'react-router-dom';
import type { ProjectDispute } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import { totalOf } from '@verse/api-contract/work/offer-rules';
import { useShell } from '@verse/contract/react';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { Badge, ButtonLink, Card, Stack } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import { MemberText } from '../../shared/member-text';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import { Deliveries, Files } from './deliveries';
import { DisputeDecision } from './dispute-decision';
import { disputeFile, type DisputeMessage } from './disputes.api';
import { MilestoneClock } from './milestone-card';
import { PaymentFacts } from './milestone-payment';
import { MILESTONE_TEXTS, MILESTONE_TONES, sideText } from './work-labels';
import { DisputeNotice } from './work-panel';
import styles from './work-panel.module.scss';

interface DisputeDetailsProps {
  dispute: ProjectDispute;
  messages: LoadedPage<DisputeMessage>;
}

/** Everything staff need to decide a dispute: its reason, the terms, the work, and both sides' messages. */
export function DisputeDetails({ dispute, messages }: DisputeDetailsProps) {
  const { href } = useShell();
  const { number, title, client, seller, work } = dispute;
  const fileHref = (id: string) => disputeFile(number, id);
  return (
    <Stack>
      <section className={styles.card} aria-labelledby="disputed">
        <h2 id="disputed">
          <bdi>{title}</bdi> ({number})
        </h2>
        <p>
          Client <bdi>{client.name}</bdi>, seller <bdi>{seller.name}</bdi>.
        </p>
        <DisputeNotice project={dispute} work={work} />
        <DisputeDecision dispute={dispute} />
      </section>
      <Terms dispute={dispute} />
      <Panel title="Work">
        <Stack as="ol" aria-label="Milestones">
          {work.milestones.map((milestone) => (
            <li key={milestone.id}>
              <Card as="article" className={styles.card} aria-labelledby={`milestone-${milestone.id}`}>
                <h3 id={`milestone-${milestone.id}`}>
                  <bdi>{milestone.title}</bdi>
                </h3>
                <p>
                  <Badge tone={MILESTONE_TONES[milestone.state]}>{MILESTONE_TEXTS[milestone.state]}</Badge>{' '}
                  {formatMoney(milestone.amount)}
                </p>
                <MilestoneClock project={dispute} milestone={milestone} />
                <Deliveries
                  project={dispute}
                  milestone={milestone}
                  fileHref={fileHref}
                  // Each look at a file is recorded.
                  opensNewest={false}
                />
                <PaymentFacts milestone={milestone} fileHref={fileHref} />
              </Card>
            </li>
          ))}
        </Stack>
      </Panel>
      <Messages dispute={dispute} messages={messages} />
      <p>
        <ButtonLink as={Link} to={href('disputes') ?? ''} variant="secondary">
          All disputes
        </ButtonLink>
      </p>
    </Stack>
  );
}

function Terms({ dispute: { number, brief, terms } }: Pick<DisputeDetailsProps, 'dispute'>) {
  const { scope, deliverables, revisions, silentDays } = terms;
  return (
    <Panel title="Brief and terms">
      <h3>Brief</h3>
      <MemberText text={brief.aim} />
      <Files files={brief.files} fileHref={(id) => disputeFile(number, id)} label="Files of the brief" />
      <h3>Agreed terms</h3>
      <MemberText text={scope} />
      <ul aria-label="Deliverables">
        {deliverables.map((one) => (
          <li key={one}>
            <bdi>{one}</bdi>
          </li>
        ))}
      </ul>
      <p>
        {formatMoney(totalOf(terms))} in total, {revisions} rounds of changes for each milestone, {silentDays} days to
        answer a delivery.
      </p>
    </Panel>
  );
}

function Messages({ dispute, messages }: DisputeDetailsProps) {
  const { number } = dispute;
  const { href } = useShell();
  const { box, heading, ...list } = usePagedList(messages, {
    at: `${href('disputes') ?? ''}/${number}/thread`,
    noun: ['message', 'messages'],
  });
  return (
    <section className={styles.card} aria-labelledby="messages">
      <h2 ref={heading} id="messages" tabIndex={-1}>
        Their messages
      </h2>
      {list.entries.length === 0 ? <p>{messages.failure ?? 'No messages.'}</p> : null}
      <Stack as="ul" ref={box} aria-label="Messages, newest first">
        {list.entries.map(({ id, side, text, files, at }) => (
          <Stack as="li" key={id} data-entry={id} tabIndex={-1} gap={2}>
            <MutedText>
              <bdi>{sideText(side, dispute)}</bdi>, <MomentText moment={at} />
            </MutedText>
            {text ? <MemberText text={text} /> : null}
            <Files files={files} fileHref={(file) => disputeFile(number, file)} label="Files of the message" />
          </Stack>
        ))}
      </Stack>
      <LoadMore list={list} />
    </section>
  );
}
