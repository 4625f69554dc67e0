import { createHash } from 'node:crypto';
import type { BriefForm } from '@verse/api-contract/api';
import { checkFile, PROJECT_FILES } from '@verse/api-contract/files';
import { withPlainBreaks } from '@verse/api-contract/text';
import { briefFormSchema } from '@verse/api-contract/work/projects.schema';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { BRIEF_FIELDS, readTypedBrief, toBriefFields, type TypedBrief } from '@verse/api-contract/work/typed-brief';
import type { PlainForm, PrivateFiles } from '../../../../platform/files';
import { AppError, type Person, type UploadedFile, validate } from '../../../../platform/http';
import type { StoredProject } from '../project';
import type { Briefs } from './briefs.service';

type Texts = PlainForm['texts'];
type Fields = Record<string, string>;

export const FILES_FIELD = 'files';
/** Hidden fields filled in by the page: the seller, and the service or package that the brief is about. */
export const HIDDEN_FIELDS = ['kind', 'handle', 'service', 'package'] as const;

interface Dependencies {
  briefs: Briefs;
  files: Pick<PrivateFiles, 'save'>;
  countFiles: (memberId: string, count: number) => Promise<void>;
  now: () => Date;
}

const typedIn = (texts: Texts) =>
  Object.fromEntries(BRIEF_FIELDS.map((name) => [name, withPlainBreaks(texts[name] ?? '')])) as TypedBrief;

const aboutIn = ({ kind = '', handle, service, package: packageId }: Texts) => ({
  seller: { kind: kind as BriefForm['seller']['kind'], handle: handle || null },
  service: service || null,
  packageId: packageId || null,
});

const given = (faults: Partial<Fields>): Fields =>
  Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => Boolean(fault[1])));

/** @throws AppError `invalid`, with an error for each invalid field */
function readForm(texts: Texts, fileFaults: Fields, now: Date): BriefForm {
  const { brief, faults } = readTypedBrief(typedIn(texts), aboutIn(texts), now);
  const own = { ...given(faults), ...fileFaults };
  try {
    const form = validate(briefFormSchema, brief);
    if (Object.keys(own).length === 0) return form;
    throw new AppError('invalid', Object.values(own)[0]!, { fields: own });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = { ...toBriefFields(error.fields ?? {}), ...own };
    throw new AppError('invalid', error.message, { cause: error, fields });
  }
}

async function faultsOf(files: readonly UploadedFile[]): Promise<Fields> {
  const refusals: string[] = [];
  for (const file of files) {
    const bytes = await file.read();
    const refusal = checkFile(file.name, bytes.length, bytes, PROJECT_FILES);
    if (refusal !== null) refusals.push(refusal);
  }
  return refusals.length > 0 ? { [FILES_FIELD]: refusals.join(' ') } : {};
}

/**
 * Idempotency key. A browser without JavaScript sends no key, so identical forms sent by the same client on the same
 * day count as the same brief.
 */
const keyOf = (form: BriefForm, digests: readonly string[], now: Date) =>
  createHash('sha256')
    .update(JSON.stringify(['plain', now.toISOString().slice(0, 10), form, digests]))
    .digest('hex');

/** Receives briefs from browsers without JavaScript, which send the text and the files in a single form. */
export function createPlainBriefs({ briefs, files: store, countFiles, now }: Dependencies) {
  return {
    /** @throws AppError `invalid`, with an error for each invalid field; nothing is stored in this case */
    async send(person: Person, texts: Texts, received: readonly UploadedFile[]): Promise<StoredProject> {
      const form = readForm(texts, await faultsOf(received), now());
      const digests = [...new Set(received.map(({ digest }) => digest))];
      const files = digests.map((digest) => received.find((file) => file.digest === digest)!);
      return briefs.send(person, keyOf(form, digests, now()), form, async () => {
        if (files.length > 0) await countFiles(person.id, files.length);
        const records = [];
        for (const file of files) records.push(await store.save(file, PROJECT_FILES, person.id));
        return records;
      });
    },
  };
}

export type PlainBriefs = ReturnType<typeof createPlainBriefs>;

export const PLAIN_BRIEF_FORM = {
  files: { name: FILES_FIELD, label: 'Files', most: PROJECT_LIMITS.files, bytes: PROJECT_FILES.bytes },
  texts: BRIEF_FIELDS.length + HIDDEN_FIELDS.length,
  textBytes: 64 * 1024,
} as const;
