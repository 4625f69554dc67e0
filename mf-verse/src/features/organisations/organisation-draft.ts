import { createDeviceDraft } from '@verse/contract/autosave';
import { createId } from '@verse/contract/server-state';

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

const onDevice = (memberId: string) => createDeviceDraft<Partial<OrganisationTexts>>(`organisation-draft ${memberId}`);

const emptyTexts = (): OrganisationTexts => ({
  key: createId(),
  name: '',
  handle: '',
  isOwnHandle: false,
  description: '',
  links: '',
});

export const readOrganisationDraft = (memberId: string): OrganisationTexts => ({
  ...emptyTexts(),
  ...onDevice(memberId).read(),
});

export const writeOrganisationDraft = (memberId: string, texts: OrganisationTexts) => onDevice(memberId).write(texts);

export const removeOrganisationDraft = (memberId: string) => onDevice(memberId).write(null);
