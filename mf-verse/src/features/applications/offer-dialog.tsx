import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { OwnApplication } from '@verse/api-contract/api';
import {
  APPLICANT_TEXTS,
  OFFER_DECLINE_REASONS,
  OFFER_DECLINE_TEXTS,
  type OfferDeclineReason,
} from '@verse/api-contract/work/job-applications.values';
import { SelectField, TextAreaField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { answerOffer } from './applications.api';

interface OfferDialogProps {
  application: OwnApplication;
  /** When the offer was made. */
  offeredAt: string;
  kind: 'accepted' | 'declined';
  onClose: () => void;
}

const NO_REASON = 'Choose a reason. They’ll read it.';

/** Confirms the answer to an offer, which is final. */
export function OfferDialog({ application: { jobId, title, company }, offeredAt, kind, onClose }: OfferDialogProps) {
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<OfferDeclineReason>();
  const [text, setText] = useState('');
  const isAccepting = kind === 'accepted';
  return (
    <FormDialog<OwnApplication>
      title={isAccepting ? 'Accept the offer?' : 'Decline the offer?'}
      submit={isAccepting ? 'Accept offer' : 'Decline offer'}
      keptAs={`offer answer ${jobId} ${kind}`}
      findErrors={() => ({ reason: isAccepting || reason ? undefined : NO_REASON })}
      send={(api) =>
        answerOffer(
          api,
          jobId,
          isAccepting ? { kind, offeredAt } : { kind: 'declined', offeredAt, reason: reason ?? 'other', text },
        )
      }
      success={isAccepting ? 'You are hired. Congratulations!' : 'You declined the offer.'}
      onDone={() => void revalidate()}
      onClose={onClose}
    >
      {(errors) =>
        isAccepting ? (
          <p>
            You are hired for “<bdi>{title}</bdi>”, and <bdi>{company}</bdi> hears right away. This is final.
          </p>
        ) : (
          <>
            <SelectField
              label="Reason"
              name="reason"
              required
              value={reason ?? ''}
              error={errors.reason}
              onChange={({ currentTarget }) =>
                setReason((currentTarget.value || undefined) as OfferDeclineReason | undefined)
              }
            >
              <option value="">Choose a reason</option>
              {OFFER_DECLINE_REASONS.map((one) => (
                <option key={one} value={one}>
                  {OFFER_DECLINE_TEXTS[one]}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label="In your words"
              name="text"
              isOptional
              rows={2}
              maxLength={APPLICANT_TEXTS.offerText.max}
              value={text}
              error={errors.text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <p>
              <bdi>{company}</bdi> reads this right away. You can’t apply for this job again. This is final.
            </p>
          </>
        )
      }
    </FormDialog>
  );
}
