import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Project } from '@verse/api-contract/projects';
import { toBriefFields } from '@verse/api-contract/typed-brief';
import { useKeptText } from '@verse/contract/kept-text';
import { useSession, useShell } from '@verse/contract/react';
import { type Result, useSend } from '@verse/contract/server-state';
import { Button, RestoredText, Stack, useFormErrors, useHydrated } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useKeptFiles } from '../../shared/use-kept-files';
import { useSignInHref } from '../../shared/use-sign-in-href';
import { addBriefFile, type BriefPage, PLAIN_FORM, sendBrief } from './brief.api';
import { BriefFields } from './brief-fields';
import styles from './brief-form.module.scss';
import { forgetKey, keyOf } from './brief-key';
import { ChosenFiles } from './chosen-files';
import { AboutFields, PlainSubmit, SignInNote } from './plain-form';
import { readBrief } from './read-brief';

const nameOf = ({ seller, service, pack }: BriefPage) =>
  ['brief', seller.kind, seller.handle, service?.slug, pack?.id].filter(Boolean).join(' ');

const withFieldNames = <T,>(result: Result<T>): Result<T> =>
  result.ok ? result : { ...result, fields: toBriefFields(result.fields) };

/** Sends the brief, then uploads its files one by one. Files that fail can be added later on the project page. */
function useSendBrief(page: BriefPage) {
  const send = useSend();
  const { notify, href } = useShell();
  const navigate = useNavigate();
  const name = nameOf(page);
  return async (form: FormData, files: readonly File[], onSent: () => void): Promise<Result<Project>> => {
    const { brief } = readBrief(form, page);
    const result = await send((api) => sendBrief(api, keyOf(name, brief), brief));
    if (!result.ok) return withFieldNames(result);
    const { number } = result.value;
    const failed: string[] = [];
    for (const file of files) {
      const added = await send((api) => addBriefFile(api, number, file));
      if (!added.ok) failed.push(file.name);
    }
    forgetKey(name);
    onSent();
    const sent = `Your brief was sent. Its number is ${number}.`;
    if (failed.length === 0) notify({ tone: 'success', text: sent });
    else notify({ tone: 'error', text: `${sent} These files did not arrive; add them again: ${failed.join(', ')}.` });
    await navigate(href('project', { number }) ?? '/');
    return result;
  };
}

/** The brief form. Guests can fill it in and need to sign in only to send it; their text is kept. */
export function BriefForm({ page }: { page: BriefPage }) {
  const { status } = useSession();
  const navigate = useNavigate();
  const signIn = useSignInHref();
  const send = useSendBrief(page);
  const [result, setResult] = useState<Result<Project>>();
  const [isSending, setSending] = useState(false);
  const name = nameOf(page);
  const { files, isKept, choose, forget } = useKeptFiles(name);
  const kept = useKeptText(name, true);
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result, kept.form);
  const isReady = useHydrated();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    if (isSending || refuse(readBrief(written, page).faults)) return;
    if (status !== 'member') return void navigate(signIn);
    setSending(true);
    const done = await send(written, files, () => {
      kept.forget();
      forget();
    });
    setSending(false);
    setResult(done);
  }

  function handleDiscard() {
    kept.discard();
    forget();
  }

  return (
    <Stack
      as="form"
      ref={form}
      aria-label="Brief"
      method="post"
      action={PLAIN_FORM}
      encType="multipart/form-data"
      noValidate
      onChange={handleEdit}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void handleSubmit(event)}
    >
      {kept.isRestored ? <RestoredText onDiscard={handleDiscard} /> : null}
      <AboutFields {...page} />
      <BriefFields
        title={page.pack?.name ?? page.service?.title ?? ''}
        currency={page.pack?.prices.USD === undefined ? 'NGN' : 'USD'}
        errors={errors}
      />
      <ChosenFiles files={files} isKept={isKept} onChange={choose} />
      <FormResult result={isEdited ? undefined : result} />
      <PlainSubmit />
      {status === 'member' ? null : <SignInNote />}
      <div className={styles.scriptsOn}>
        <Button type="submit" size="large" disabled={!isReady} isBusy={isSending}>
          Send brief
        </Button>
      </div>
    </Stack>
  );
}
