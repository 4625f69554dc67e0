import type { Project } from '@verse/api-contract/api';
import { Alert, Button, Cluster, RestoredText, Stack } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { OfferFields } from './offer-fields';
import { sideText } from './offer-labels';
import { useOfferForm } from './use-offer-form';

interface OfferFormProps {
  project: Project;
  /** Called once the offer has been sent or when the form is closed without sending. Closing keeps the draft. */
  onClose: () => void;
}

/** The form for writing the next version of the offer. */
export function OfferForm({ project, onClose }: OfferFormProps) {
  const offer = useOfferForm(project, onClose);
  const { errors, draft, change, namesAccount, newer } = offer;
  return (
    <Stack as="form" aria-label="Offer" {...offer.props}>
      {offer.isRestored ? <RestoredText onDiscard={offer.discard} /> : null}
      <OfferFields draft={draft} errors={errors} change={change} namesAccount={namesAccount} />
      {newer === undefined ? (
        <FormResult result={offer.shown} />
      ) : (
        <NewerVersion project={project} newer={newer} onContinue={offer.continueOnNewest} />
      )}
      <Cluster>
        <Button type="submit" isBusy={offer.isBusy}>
          Send version {(newer ?? draft.basedOn) + 1}
        </Button>
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
function NewerVersion({ project: { offers, side }, newer, onContinue }: NewerVersionProps) {
  const from = offers.versions.at(-1)?.side ?? side;
  return (
    <Alert tone="warning" title={`Version ${newer} came first`}>
      <p>It is from {sideText(from, side)}. Read it above before you answer; your text is kept.</p>
      <p>
        <Button variant="secondary" size="small" onClick={onContinue}>
          I have read version {newer}
        </Button>
      </p>
    </Alert>
  );
}
