import { useState } from 'react';
import { Button, Dialog } from '@verse/ui';
import { Acceptance, type AcceptanceProps } from './acceptance';
import { OfferTerms } from './offer-terms';

/** Opens the terms of the newest version, with the form for accepting them below. */
export function AcceptButton(props: AcceptanceProps) {
  const [isOpen, setOpen] = useState(false);
  const { version } = props.offer;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read and accept version {version}</Button>
      {isOpen ? (
        <Dialog title={`Version ${version} of the offer`} size="large" onClose={() => setOpen(false)}>
          <OfferTerms offer={props.offer} isAccepted={false} />
          <Acceptance key={version} {...props} />
        </Dialog>
      ) : null}
    </>
  );
}
