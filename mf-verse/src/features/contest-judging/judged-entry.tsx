import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { JudgedEntry } from '@verse/api-contract/contests/contest-judging';
import { JUDGING_TEXTS } from '@verse/api-contract/contests/contest-judging.values';
import { useShell } from '@verse/contract/react';
import { Alert, Button, ButtonLink, Card, Cluster, Hash } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { ReasonDialog } from '../../shared/reason-dialog';
import { JudgeView } from './judge-view';
import { declareConflict, judgedFileHref } from './judging.api';
import styles from './judging.module.scss';
import { JudgingPage } from './judging-page';
import { ScoreForm } from './score-form';

/** An entry with its scores, feedback and the judge's actions. */
export function JudgedEntryView({ judged: loaded }: { judged: JudgedEntry }) {
  const { href } = useShell();
  const [{ since, judged }, setShown] = useState({ since: loaded, judged: loaded });
  if (since !== loaded) setShown({ since: loaded, judged: loaded });
  const { contest, entry, own, isUnconfirmed, next } = judged;
  const { id, title, stage } = contest;
  const { number } = entry;
  return (
    <JudgingPage title={`Entry ${number}`} back={{ to: href('judged-contest', { id }) ?? '', text: title }}>
      <div className={styles.view}>
        <JudgeView entry={entry} fileHref={(index) => judgedFileHref(id, number, index)} />
        <Card as="section" className={styles.card} aria-labelledby="score-title">
          <h2 id="score-title">Your score</h2>
          {stage === 'results' ? (
            <Results judged={judged} />
          ) : (
            <>
              {isUnconfirmed ? (
                <Alert tone="warning">
                  You gave this score before you declared a conflict. Confirm it to make it count.
                </Alert>
              ) : null}
              <ScoreForm
                key={`${number} ${own?.revision ?? 0}`}
                judged={judged}
                onChange={(changed) => setShown((before) => ({ ...before, judged: changed }))}
              />
              <p className={parts.quiet}>You’ll see the other scores with the results.</p>
              {own ? <Commitment commitment={own.commitment} /> : null}
              <Steps id={id} number={number} next={next} />
            </>
          )}
        </Card>
      </div>
    </JudgingPage>
  );
}

const Commitment = ({ commitment }: { commitment: string }) => (
  <>
    <p className={parts.quiet}>
      We keep a fingerprint of your score, so everyone can check later that nobody changed it.
    </p>
    <Hash label="Fingerprint of your score" value={commitment} />
  </>
);

function Steps({ id, number, next }: { id: string; number: number; next: number | null }) {
  const { href } = useShell();
  const [isOpen, setOpen] = useState(false);
  return (
    <Cluster>
      {next === null ? (
        <p>You’ve scored all the others.</p>
      ) : (
        <ButtonLink as={Link} to={href('judged-entry', { id, number: String(next) }) ?? ''} variant="secondary">
          Next: Entry {next}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={() => setOpen(true)}>
        I have a conflict
      </Button>
      {isOpen ? <ConflictDialog id={id} number={number} onClose={() => setOpen(false)} /> : null}
    </Cluster>
  );
}

function ConflictDialog({ id, number, onClose }: { id: string; number: number; onClose: () => void }) {
  const navigate = useNavigate();
  const { href, notify } = useShell();

  function handleDone() {
    notify({ tone: 'success', text: `Entry ${number} goes to another judge.` });
    void navigate(href('judged-contest', { id }) ?? '');
  }

  return (
    <ReasonDialog
      title={`Conflict with Entry ${number}`}
      submit="Pass it on"
      keptAs={`conflict ${id} ${number}`}
      name="reason"
      rule={JUDGING_TEXTS.conflict}
      label="Reason"
      rows={3}
      send={(api, reason) => declareConflict(api, id, number, reason)}
      onDone={handleDone}
      onClose={onClose}
    >
      Do you know the maker, or have a stake in it? Another judge takes over and your score doesn’t count. You can undo
      this on the contest page until enough others have scored it.
    </ReasonDialog>
  );
}

function Results({ judged: { own, others, criteria } }: { judged: JudgedEntry }) {
  const all = [...(own ? [{ judge: 'You', ...own }] : []), ...others];
  return (
    <>
      <Alert>The results are out, so scores are final.</Alert>
      {all.map(({ judge, scores, feedback }) => (
        <article key={judge} className={parts.part}>
          <h3>{judge}</h3>
          <p className={parts.quiet}>
            {criteria.map(({ title }, index) => `${title}: ${scores[index] ?? ''}`).join(', ')}
          </p>
          <p className={parts.text} dir="auto">
            {feedback}
          </p>
        </article>
      ))}
    </>
  );
}
