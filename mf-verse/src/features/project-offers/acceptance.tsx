import { useState } from 'react';
import type { Project } from '@verse/api-contract/api';
import { formatCount, formatMoney } from '@verse/api-contract/formats';
import { totalOf } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { useForm } from '@verse/contract/form';
import { Button, CheckboxField, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { acceptOffer } from './offers.api';

export interface AcceptanceProps {
  project: Project;
  offer: Offer;
}

const UNREAD = 'Read the terms, then tick this box.';

/** The form for accepting the version above. Placed after the terms, so that they are read first. */
export function Acceptance({ project: { number, side }, offer: { version, hash, terms } }: AcceptanceProps) {
  const [hasRead, setRead] = useState(false);
  const { props, errors, isBusy } = useForm({
    findErrors: () => ({ read: hasRead ? undefined : UNREAD }),
    send: (api) => acceptOffer(api, { number, version, hash }),
    success: `You accepted version ${version}.`,
    hasFailureToast: true,
    shouldRevalidate: () => true,
  });
  const parts = `${formatMoney(totalOf(terms))} in ${formatCount(terms.milestones.length, 'milestone')}`;

  return (
    <Stack as="form" aria-label="Acceptance" {...props}>
      <MutedText>
        {side === 'client'
          ? `You pay ${parts}, straight to the seller.`
          : `You deliver what the terms say, for ${parts}.`}{' '}
        After that, the terms are fixed.
      </MutedText>
      <CheckboxField
        label={`I have read the terms of version ${version}`}
        name="read"
        checked={hasRead}
        onChange={({ currentTarget }) => setRead(currentTarget.checked)}
        error={errors.read}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          Accept version {version}
        </Button>
      </div>
    </Stack>
  );
}
