import { createId } from '@verse/contract/server-state';
import { readStored, removeStored, writeStored } from '../../shared/device-storage';

/** The texts for a new organisation, on this device. */
export interface OrganisationTexts {
  /** Of one creation: sent again, it creates nothing twice. */
  key: string;
  name: string;
  handle: string;
  /** The handle follows the name until the member edits it. */
  isOwnHandle: boolean;
  description: string;
  links: string;
}

const keyOf = (memberId: string) => `own:organisation-draft ${memberId}`;

const emptyTexts = (): OrganisationTexts => ({
  key: createId(),
  name: '',
  handle: '',
  isOwnHandle: false,
  description: '',
  links: '',
});

export function readOrganisationDraft(memberId: string): OrganisationTexts {
  try {
    return { ...emptyTexts(), ...(JSON.parse(readStored(keyOf(memberId)) ?? '{}') as Partial<OrganisationTexts>) };
  } catch {
    return emptyTexts();
  }
}

export const writeOrganisationDraft = (memberId: string, texts: OrganisationTexts) =>
  writeStored(keyOf(memberId), JSON.stringify(texts));

export const removeOrganisationDraft = (memberId: string) => removeStored(keyOf(memberId));
