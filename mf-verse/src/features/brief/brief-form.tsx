import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BriefForm, Project } from '@verse/api-contract/api';
import {
  BRIEF_FIELDS,
  type BriefErrors,
  readTypedBrief,
  toBriefFields,
  type TypedBrief,
} from '@verse/api-contract/work/typed-brief';
import type { ApiClient } from '@verse/contract';
import { readText, useForm } from '@verse/contract/form';
import { useSession, useShell } from '@verse/contract/react';
import { announceSent } from '@verse/contract/sent';
import { useSend } from '@verse/contract/server-state';
import { Button, RestoredText, Stack, useHydrated } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useKeptFiles } from '../../shared/use-kept-files';
import { useSignInHref } from '../../shared/use-sign-in-href';
import { addBriefFile, type BriefPage, PLAIN_FORM, sendBrief } from './brief.api';
import { BriefFields } from './brief-fields';
import styles from './brief-form.module.scss';
import { forgetKey, keyOf } from './brief-key';
import { ChosenFiles } from './chosen-files';
import { ClientField } from './client-field';
import { AboutFields, PlainSubmit, SignInNote } from './plain-form';

/** Reads the brief from the form and returns it with any client-side validation errors. */
function readBrief(form: FormData, page: BriefPage): { brief: BriefForm; faults: BriefErrors } {
  const { seller, service, pack } = page;
  const typed = Object.fromEntries(BRIEF_FIELDS.map((name) => [name, readText(form, name)])) as TypedBrief;
  const { kind, handle } = seller;
  return readTypedBrief(
    typed,
    {
      seller: { kind, handle },
      organisation: readText(form, 'organisation') || undefined,
      service: service?.slug ?? null,
      packageId: pack?.id ?? null,
    },
    new Date(),
  );
}

const nameOf = ({ seller, service, pack }: BriefPage) =>
  ['brief', seller.kind, seller.handle, service?.slug, pack?.id].filter(Boolean).join(' ');

interface SentBrief {
  project: Project;
  /** Names of the files that did not arrive. */
  failed: string[];
}

/**
 * Returns a function that sends the brief, then uploads its files one by one. Files that fail can be added later on the
 * project page.
 */
function useSendBrief(page: BriefPage) {
  const send = useSend();
  const name = nameOf(page);
  return async (api: ApiClient, fields: FormData, files: readonly File[]): Promise<SentBrief> => {
    const { brief } = readBrief(fields, page);
    const project = await sendBrief(api, keyOf(name, brief), brief);
    const failed: string[] = [];
    for (const file of files) {
      const added = await send((client) => addBriefFile(client, project.number, file));
      if (!added.ok) failed.push(file.name);
    }
    forgetKey(name);
    return { project, failed };
  };
}

/** The brief form. Guests can fill it in and need to sign in only to send it; their text is kept. */
export function BriefForm({ page }: { page: BriefPage }) {
  const { status } = useSession();
  const navigate = useNavigate();
  const { notify, href } = useShell();
  const signIn = useSignInHref();
  const send = useSendBrief(page);
  const name = nameOf(page);
  const { files, isKept, choose, forget } = useKeptFiles(name);
  const isReady = useHydrated();
  const form = useForm({
    keptAs: name,
    isForGuests: true,
    findErrors: (fields) => readBrief(fields, page).faults,
    toControls: toBriefFields,
    send: (api, fields) => send(api, fields, files),
    onSent({ project: { number }, failed }) {
      forget();
      announceSent();
      const sent = `Your brief was sent. Its number is ${number}.`;
      if (failed.length === 0) notify({ tone: 'success', text: sent });
      else notify({ tone: 'error', text: `${sent} These files didn’t arrive. Add them again: ${failed.join(', ')}.` });
    },
    onDone: ({ project: { number } }) => void navigate(href('project', { number }) ?? '/'),
    shouldRevalidate: () => false,
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Sent once: the project's page is opening.
    if (status === 'member' && !form.result?.ok) return form.props.onSubmit(event);
    event.preventDefault();
    const { faults } = readBrief(new FormData(event.currentTarget), page);
    if (status !== 'member' && !form.refuse(faults)) void navigate(signIn);
  }

  function handleDiscard() {
    form.discard();
    forget();
  }

  return (
    <Stack
      as="form"
      {...form.props}
      aria-label="Brief"
      action={PLAIN_FORM}
      encType="multipart/form-data"
      onSubmit={handleSubmit}
    >
      {form.isRestored ? <RestoredText onDiscard={handleDiscard} /> : null}
      <AboutFields {...page} />
      <ClientField seller={page.seller} />
      <BriefFields
        title={page.pack?.name ?? page.service?.title ?? page.title}
        currency={page.pack?.prices.USD === undefined ? 'NGN' : 'USD'}
        errors={form.errors}
      />
      <ChosenFiles files={files} isKept={isKept} onChange={choose} />
      <FormResult result={form.shown} />
      <PlainSubmit />
      {status === 'member' ? null : <SignInNote />}
      <div className={styles.scriptsOn}>
        <Button type="submit" size="large" disabled={!isReady} isBusy={form.isBusy || form.result?.ok === true}>
          Send brief
        </Button>
      </div>
    </Stack>
  );
}
