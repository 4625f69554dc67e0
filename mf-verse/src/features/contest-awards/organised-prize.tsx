import { type ReactNode, useState } from 'react';
import type { ContestAppeal, ContestPrize } from '@verse/api-contract/api';
import { AWARD_TEXTS, REPORTED_STEPS } from '@verse/api-contract/contests/contest-awards.values';
import { Alert, Button, Card, Cluster, TextField } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { FormDialog } from '../../shared/form-dialog';
import { MemberName } from '../../shared/member-name';
import { AppealCard } from './appeal-card';
import { APPEAL_NAMES, PRIZE_NAMES } from './award-labels';
import { type OrganisedPrize as Page, reportStep } from './awards.api';
import { OpenThread } from './open-thread';
import { type OnePrize, PrizeSteps } from './prize-steps';

interface OrganisedPrizeProps extends Page {
  thread: (appeal: ContestAppeal) => ReactNode;
  prizeThread: (prize: OnePrize['prize']) => ReactNode;
}

/** A contest's prizes and appeals, for the organisation running it. */
export const OrganisedPrize = ({
  organisation,
  contestId,
  prize,
  appeals,
  thread,
  prizeThread,
}: OrganisedPrizeProps) => (
  <>
    <section className={styles.part} aria-labelledby="prizes-title">
      <h2 id="prizes-title">Prizes</h2>
      {prize === undefined ? (
        <p>Once the results are out, tell us here how the prize is going.</p>
      ) : (
        prize.prizes.map((one) => (
          <Card key={one.prize} className={styles.card}>
            <h3 id={`prize-${one.prize}`}>{PRIZE_NAMES[one.prize]}</h3>
            <PrizeSteps prize={prize} one={one} />
            {one.winner === null ? null : (
              <>
                <Winner one={one} />
                <Reporting handle={organisation.handle} contestId={contestId} one={one} />
                <OpenThread describedBy={`prize-${one.prize}`}>{() => prizeThread(one.prize)}</OpenThread>
              </>
            )}
          </Card>
        ))
      )}
    </section>
    <section className={styles.part} aria-labelledby="appeals-title">
      <h2 id="appeals-title">Appeals</h2>
      <p className={styles.quiet}>Our staff decide. You can add your side to each appeal.</p>
      {appeals.failure === undefined ? null : (
        <Alert tone="error">
          <p>{appeals.failure}</p>
        </Alert>
      )}
      {appeals.failure === undefined && appeals.entries.length === 0 ? <p>No appeals.</p> : null}
      {appeals.entries.map((appeal) => (
        <AppealCard
          key={appeal.id}
          appeal={appeal}

          title={`Entry ${appeal.number}: ${APPEAL_NAMES[appeal.topic]}`}
          thread={thread}
        />
      ))}
    </section>
  </>
);

/** The winner, and what counts in the organisation's record. */
const Winner = ({ one: { makers = [], word } }: { one: OnePrize }) => (
  <>
    {makers.length === 0 ? null : (
      <p>
        Won by{' '}
        {makers.map((maker, index) => (
          <span key={index}>
            {index > 0 ? ', ' : ''}
            <MemberName {...maker} className={styles.link} />
          </span>
        ))}
      </p>
    )}
    <p className={styles.quiet}>
      {word === null ? 'It counts for you once the winner says it arrived.' : 'This counts on your record.'}
    </p>
  </>
);

const STEP_ACTS = { contacted: 'I contacted the winner', sent: 'I sent the prize' };

function Reporting({ handle, contestId, one }: { handle: string; contestId: string; one: OnePrize }) {
  const [step, setStep] = useState<(typeof REPORTED_STEPS)[number]>();
  const missing = REPORTED_STEPS.filter((name) => one.steps.every((done) => done.step !== name));
  return (
    <Cluster>
      {missing.map((name) => (
        <Button key={name} variant="secondary" size="small" onClick={() => setStep(name)}>
          {STEP_ACTS[name]}
        </Button>
      ))}
      {step ? (
        <StepDialog
          handle={handle}
          contestId={contestId}
          step={step}
          prize={one.prize}
          onClose={() => setStep(undefined)}
        />
      ) : null}
    </Cluster>
  );
}

interface StepDialogProps {
  handle: string;
  contestId: string;
  prize: OnePrize['prize'];
  step: (typeof REPORTED_STEPS)[number];
  onClose: () => void;
}

function StepDialog({ handle, contestId, prize, step, onClose }: StepDialogProps) {
  const [form, setForm] = useState({ note: '', link: '' });
  return (
    <FormDialog<ContestPrize>
      title={STEP_ACTS[step]}
      keptAs={`prize ${contestId} ${prize} ${step}`}
      submit="Report"
      send={(api) => reportStep(api, handle, contestId, { prize, step, ...form })}
      success="It’s on the results page now."
      shouldRevalidate={({ ok }) => ok}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>Everyone sees it on the results page, with today’s date. You can’t change it later.</p>
          <TextField
            label="Note"
            name="note"
            maxLength={AWARD_TEXTS.note.max}
            hint="Optional"
            value={form.note}
            error={errors.note}
            onChange={({ currentTarget }) => setForm((before) => ({ ...before, note: currentTarget.value }))}
          />
          <TextField
            label="Link to evidence"
            name="link"
            inputMode="url"
            maxLength={AWARD_TEXTS.link.max}
            hint="Optional"
            value={form.link}
            error={errors.link}
            onChange={({ currentTarget }) => setForm((before) => ({ ...before, link: currentTarget.value }))}
          />
        </>
      )}
    </FormDialog>
  );
}
