import type { Project } from '@verse/api-contract/api';
import { Alert, Button, Cluster, RestoredText, Stack } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { otherParty } from '../../shared/other-party';
import { Beginnings } from './beginnings';
import { WhatFields, WhenFields, WhereFields } from './offer-fields';
import { sideText } from './offer-labels';
import { stepsOf } from './offer-step';
import { OfferSteps } from './offer-steps';
import { useOfferForm } from './use-offer-form';
import { useSteps } from './use-steps';

interface OfferFormProps {
  project: Project;
  /** Called once the offer has been sent or when the form is closed without sending. Closing keeps the draft. */
  onClose: () => void;
}

/** The form for writing the next version of the offer, in steps: what, when and how much, where to pay. */
export function OfferForm({ project, onClose }: OfferFormProps) {
  const offer = useOfferForm(project, onClose);
  const { draft, errors, change, namesAccount, newer } = offer;
  const steps = stepsOf(namesAccount);
  const { shown, show, isLast, submit, box } = useSteps(steps, offer);
  const fields = { draft, change, errors };
  return (
    <Stack as="form" aria-label="Offer" {...offer.props} onSubmit={submit}>
      {offer.isRestored ? <RestoredText onDiscard={offer.discard} /> : null}
      <OfferSteps steps={steps} shown={shown} onShow={show} />
      <Stack gap={5} ref={box}>
        {steps.map(({ title }, index) => (
          <Stack key={title} gap={5} role="group" aria-label={title} hidden={index !== shown}>
            {index === 0 ? (
              <>
                {offer.isUntouched && namesAccount ? (
                  <Beginnings project={project} draft={draft} onBegin={offer.begin} />
                ) : null}
                <WhatFields {...fields} />
              </>
            ) : index === 1 ? (
              <WhenFields {...fields} other={otherParty(project).name} />
            ) : (
              <WhereFields {...fields} />
            )}
          </Stack>
        ))}
      </Stack>
      {newer === undefined ? (
        <FormResult result={offer.shown} />
      ) : (
        <NewerVersion project={project} newer={newer} onContinue={offer.continueOnNewest} />
      )}
      <Cluster>
        {isLast ? (
          <Button type="submit" isBusy={offer.isBusy}>
            Send version {(newer ?? draft.basedOn) + 1}
          </Button>
        ) : (
          <Button type="submit">Next: {steps[shown + 1]?.title}</Button>
        )}
        {shown > 0 ? (
          <Button variant="quiet" onClick={() => show(shown - 1)}>
            Back
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </Cluster>
    </Stack>
  );
}

interface NewerVersionProps {
  project: Project;
  newer: number;
  onContinue: () => void;
}

/** Says that another version arrived while this one was being written. */
function NewerVersion({ project, newer, onContinue }: NewerVersionProps) {
  const from = project.offers.versions.at(-1)?.side ?? project.side;
  return (
    <Alert tone="warning" title={`Version ${newer} came first`}>
      <p>It’s from {sideText(from, project)}. Read it above before you answer. Your text is safe.</p>
      <p>
        <Button variant="secondary" size="small" onClick={onContinue}>
          I have read version {newer}
        </Button>
      </p>
    </Alert>
  );
}
