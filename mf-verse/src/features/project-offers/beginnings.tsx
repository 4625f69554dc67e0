import type { OwnPackages, Project } from '@verse/api-contract/api';
import { truncateText } from '@verse/api-contract/truncate-text';
import { useShell } from '@verse/contract/react';
import { useLoad } from '@verse/contract/server-state';
import { Button, Cluster } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { fromLastOffer, fromPackage, type OfferDraft } from './offer-draft';

const TITLE = 40;

interface BeginningsProps {
  project: Project;
  draft: OfferDraft;
  onBegin: (draft: OfferDraft) => void;
}

/** Fills an untouched form from one of the seller's packages, or from their last offer. */
export function Beginnings({ project, draft, onBegin }: BeginningsProps) {
  const { href } = useShell();
  const { seller, offers } = project;
  const all = href('projects');
  const isMember = seller.kind === 'member' && all !== undefined;
  const { data } = useLoad<OwnPackages>(isMember ? `${all}/packages` : null);
  const packages = data?.packages ?? [];
  const { lastOffer } = offers;
  if (packages.length === 0 && !lastOffer) return null;
  return (
    <div role="group" aria-label="Begin with">
      <MutedText>Begin with</MutedText>
      <Cluster gap={2}>
        {packages.map((one) => (
          <Button key={one.id} variant="secondary" size="small" onClick={() => onBegin(fromPackage(draft, one))}>
            {truncateText(one.name, TITLE, '…')}
          </Button>
        ))}
        {lastOffer ? (
          <Button variant="secondary" size="small" onClick={() => onBegin(fromLastOffer(draft, lastOffer.terms))}>
            Your last offer: {truncateText(lastOffer.title, TITLE, '…')}
          </Button>
        ) : null}
      </Cluster>
    </div>
  );
}
