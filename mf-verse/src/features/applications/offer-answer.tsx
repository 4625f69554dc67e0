import { lazy, Suspense, useState } from 'react';
import type { OwnApplication } from '@verse/api-contract/api';
import { formatMoment } from '@verse/api-contract/formats';
import { OFFER_DECLINE_TEXTS } from '@verse/api-contract/work/job-applications.values';
import { Button, Card, Cluster } from '@verse/ui';
import { MemberText } from '../../shared/member-text';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import styles from './application-view.module.scss';

const OfferDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-offer-answer" */ './offer-dialog');
  return { default: dialog.OfferDialog };
});

/** Accepts or declines an offer, then shows the answer. */
export function OfferAnswer({ application }: { application: OwnApplication }) {
  const [kind, setKind] = useState<'accepted' | 'declined'>();
  const { stage, offerAnswer, answer } = application;
  const card = useFocusKeeper();
  if (stage !== 'offered' && !offerAnswer) return null;
  return (
    <Card as="section" ref={card} className={styles.part} aria-labelledby="offer-answer">
      <h2 id="offer-answer">Your answer</h2>
      {offerAnswer ? (
        <>
          <p>{offerAnswer.kind === 'accepted' ? 'You accepted the offer.' : 'You declined the offer.'}</p>
          {offerAnswer.reason ? <p>{OFFER_DECLINE_TEXTS[offerAnswer.reason]}</p> : null}
          {offerAnswer.text ? <MemberText text={offerAnswer.text} /> : null}
          <p className={styles.quiet}>
            <time dateTime={offerAnswer.at}>{formatMoment(offerAnswer.at)}</time>
          </p>
        </>
      ) : (
        <Cluster>
          <Button onClick={() => setKind('accepted')}>Accept offer</Button>
          <Button variant="secondary" onClick={() => setKind('declined')}>
            Decline offer
          </Button>
        </Cluster>
      )}
      {kind && answer && !offerAnswer ? (
        <Suspense>
          <OfferDialog application={application} offeredAt={answer.at} kind={kind} onClose={() => setKind(undefined)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
