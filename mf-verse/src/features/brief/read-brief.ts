import type { BriefForm } from '@verse/api-contract/projects';
import { BRIEF_FIELDS, type BriefErrors, readTypedBrief, type TypedBrief } from '@verse/api-contract/typed-brief';
import { readText } from '../../shared/form-text';
import type { BriefPage } from './brief.api';

/** Reads the brief from the form and returns it with any client-side validation errors. */
export function readBrief(form: FormData, page: BriefPage): { brief: BriefForm; faults: BriefErrors } {
  const { seller, service, pack } = page;
  const typed = Object.fromEntries(BRIEF_FIELDS.map((name) => [name, readText(form, name)])) as TypedBrief;
  const { kind, handle } = seller;
  return readTypedBrief(
    typed,
    { seller: { kind, handle }, service: service?.slug ?? null, packageId: pack?.id ?? null },
    new Date(),
  );
}
