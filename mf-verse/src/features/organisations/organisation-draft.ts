import { createId } from '@verse/contract/server-state';
import { readStored, removeStored, writeStored } from '@verse/contract/device-storage';

/** The form values for a new organisation, kept on this device. */
export interface OrganisationTexts {
  /** Idempotency key: resending does not create a second organisation. */
  key: string;
  name: string;
  handle: string;
  /** Whether the member has edited the handle; until then it is derived from the name. */
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
