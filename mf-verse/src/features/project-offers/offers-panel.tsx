import { useState } from 'react';
import type { Project } from '@verse/api-contract/api';
import { formatDate } from '@verse/api-contract/formats';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { Badge, Button, Stack, useHydrated } from '@verse/ui';
import { MemberText } from '../../shared/member-text';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import { TurnAct } from '../../shared/turn-act';
import { AcceptButton } from './accept-button';
import { Acceptance } from './acceptance';
import { OfferForm } from './offer-form';
import { changesBetween, sideText, stateOf } from './offer-labels';
import { OfferTerms } from './offer-terms';
import styles from './offers.module.scss';

const LEAD = 'Either of you can write the next version. Accept the newest one.';

/**
 * A project's offers: the versions, the changes between them, and the member's actions. They are folded away once one
 * is accepted.
 */
export function OffersPanel({ project }: { project: Project }) {
  const { state, offers } = project;
  const { versions, accepted, may } = offers;
  const newest = versions.at(-1);
  if (!newest && !may.offer) return null;
  const lead = accepted ? (
    <>
      <bdi>{accepted.by}</bdi> accepted version {accepted.version} on {formatDate(accepted.at)}.
    </>
  ) : state === 'open' ? (
    LEAD
  ) : null;
  return (
    <Panel title="Offers" lead={lead} anchor="offers" isFolded={accepted !== null}>
      {newest ? (
        <Stack as="ol" gap={6}>
          {versions.map((offer, index) => (
            <Version key={offer.version} project={project} offer={offer} before={versions[index - 1]} />
          ))}
        </Stack>
      ) : null}
      {newest && may.accept ? (
        <TurnAct
          isTurn={project.nextStep?.act === 'answer-offer'}
          elsewhere={<Acceptance key={newest.version} project={project} offer={newest} />}
        >
          <AcceptButton project={project} offer={newest} />
        </TurnAct>
      ) : null}
      <NextVersion project={project} />
    </Panel>
  );
}

interface VersionProps {
  project: Project;
  offer: Offer;
  before: Offer | undefined;
}

function Version({ project, offer, before }: VersionProps) {
  const { version, side, at, note } = offer;
  const { versions, accepted } = project.offers;
  const state = stateOf(project, offer);
  const isShown = version === (accepted?.version ?? versions.at(-1)?.version);
  const terms = <OfferTerms offer={offer} isAccepted={version === accepted?.version} />;
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <h3>Version {version}</h3>
        {state ? <Badge tone={state.tone}>{state.text}</Badge> : null}
      </div>
      <MutedText>
        From <bdi>{sideText(side, project)}</bdi>, <time dateTime={at}>{formatDate(at)}</time>
      </MutedText>
      {note ? <MemberText text={note} /> : null}
      {before ? <Changes before={before} offer={offer} /> : null}
      {isShown ? (
        terms
      ) : (
        <details>
          <summary className={styles.summary}>Terms of version {version}</summary>
          {terms}
        </details>
      )}
    </li>
  );
}

function Changes({ before, offer }: { before: Offer; offer: Offer }) {
  const changes = changesBetween(before.terms, offer.terms);
  if (changes.length === 0) return <p>Same terms as version {before.version}.</p>;
  return (
    <div>
      <MutedText as="h4">Changes from version {before.version}</MutedText>
      <ul className={styles.bullets}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}

const LACKS_ACCOUNT = 'This version doesn’t say where you get paid. Send one with your account.';

function NextVersion({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(false);
  const isReady = useHydrated();
  const { state, side, seller, offers } = project;
  const newest = offers.versions.at(-1);
  if (state !== 'open') return null;
  if (!offers.may.offer)
    return offers.versions.length < PROJECT_LIMITS.versions ? null : (
      <p>That was version {PROJECT_LIMITS.versions}, the last one. Accept it, or end the project.</p>
    );
  const lacksAccount = newest?.side === 'client' && side === 'seller' && seller.kind !== 'house';
  const isSeller = side === 'seller';
  return (
    <Stack gap={5}>
      {newest || !isSeller ? null : (
        <p>
          <bdi>{project.client.name}</bdi> is waiting for your offer.
        </p>
      )}
      {lacksAccount && newest.terms.account === null ? <p>{LACKS_ACCOUNT}</p> : null}
      {isOpen ? (
        <OfferForm project={project} onClose={() => setOpen(false)} />
      ) : (
        <TurnAct isTurn={project.nextStep?.act === 'offer'}>
          <Button
            variant={newest ? 'secondary' : isSeller ? 'primary' : 'quiet'}
            disabled={!isReady}
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            {newest ? 'Write another version' : isSeller ? 'Write an offer' : 'Suggest your own terms'}
          </Button>
        </TurnAct>
      )}
    </Stack>
  );
}
