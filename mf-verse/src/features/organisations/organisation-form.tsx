import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isHandle } from '@verse/api-contract/identity/profiles.values';
import { findTextErrors } from '@verse/api-contract/text';
import {
  ORGANISATION_LIMITS,
  ORGANISATION_MESSAGES,
  ORGANISATION_TEXTS,
  toOrganisationHandle,
} from '@verse/api-contract/work/organisations.values';
import { useForm } from '@verse/contract/form';
import { useSession, useShell } from '@verse/contract/react';
import { Button, Stack, TextAreaField, TextField } from '@verse/ui';
import { bindTexts } from '../../shared/bind-texts';
import { FormResult } from '../../shared/form-result';
import {
  type OrganisationTexts,
  readOrganisationDraft,
  removeOrganisationDraft,
  writeOrganisationDraft,
} from './organisation-draft';
import styles from './organisation-form.module.scss';
import { inControls, toLinks } from './organisation-links';
import { createOrganisation } from './organisations.api';
import { type HandleCheck, useHandleCheck } from './use-handle-check';

function faultsOf({ name, handle }: OrganisationTexts, check: HandleCheck | undefined) {
  const { name: nameFault } = findTextErrors({ name: ORGANISATION_TEXTS.name }, { name });
  const taken = check?.isFree === false ? check.message : null;
  const handleFault = isHandle(handle) ? (taken ?? undefined) : ORGANISATION_MESSAGES.handle;
  return { name: nameFault, handle: handleFault };
}

/** Keeps the member's draft on this device until the organisation is created. */
function useDraft() {
  const memberId = useSession().user?.id ?? '';
  const [texts, setTexts] = useState<OrganisationTexts>(() => readOrganisationDraft(memberId));
  const [isEdited, setIsEdited] = useState(false);
  useEffect(() => {
    if (isEdited) writeOrganisationDraft(memberId, texts);
  }, [memberId, texts, isEdited]);
  return {
    texts,
    edit(change: Partial<OrganisationTexts>) {
      setIsEdited(true);
      setTexts((before) => ({ ...before, ...change }));
    },
    forget() {
      setIsEdited(false);
      removeOrganisationDraft(memberId);
    },
  };
}

/** Creates an organisation owned by the member. */
export function OrganisationForm({ toManage }: { toManage: (handle: string) => string }) {
  const { texts, edit, forget } = useDraft();
  const { notify } = useShell();
  const navigate = useNavigate();
  const check = useHandleCheck(texts.handle);
  const { props, errors, shown, isBusy } = useForm({
    findErrors: () => faultsOf(texts, check),
    toControls: inControls,
    send: (api) => {
      const { key, name, handle, description, links } = texts;
      return createOrganisation(api, key, { name, handle, description, links: toLinks(links) });
    },
    onSent({ name }) {
      forget();
      notify({ tone: 'success', text: `${name} is created. Add a logo and invite your team.` });
    },
    onDone: ({ handle }) => void navigate(toManage(handle)),
    shouldRevalidate: () => false,
  });

  return (
    <Stack as="form" gap={5} {...props}>
      <Fields texts={texts} errors={errors} check={check} edit={edit} />
      <FormResult result={shown} />
      <Button className={styles.submit} type="submit" isBusy={isBusy}>
        Create organisation
      </Button>
    </Stack>
  );
}

interface FieldsProps {
  texts: OrganisationTexts;
  errors: Record<string, string | undefined>;
  check: HandleCheck | undefined;
  edit: (change: Partial<OrganisationTexts>) => void;
}

function Fields({ texts, errors, check, edit }: FieldsProps) {
  const field = bindTexts(texts, errors, edit);
  return (
    <>
      <TextField
        label="Name"
        hint="The name people know."
        required
        autoComplete="organization"
        maxLength={ORGANISATION_TEXTS.name.max}
        {...field('name')}
        onChange={({ currentTarget: { value } }) =>
          edit({ name: value, ...(texts.isOwnHandle ? {} : { handle: toOrganisationHandle(value) }) })
        }
      />
      <HandleField handle={texts.handle} error={errors.handle} check={check} edit={edit} />
      <TextAreaField
        label="Description"
        hint="What you make, and who for. Applicants read this first."
        isOptional
        rows={5}
        maxLength={ORGANISATION_TEXTS.description.max}
        {...field('description')}
      />
      <TextAreaField
        label="Links"
        hint={`One per line, up to ${ORGANISATION_LIMITS.links}.`}
        isOptional
        rows={3}
        {...field('links')}
      />
    </>
  );
}

interface HandleFieldProps extends Pick<FieldsProps, 'check' | 'edit'> {
  handle: string;
  error: string | undefined;
}

function HandleField({ handle, error, check, edit }: HandleFieldProps) {
  const { href } = useShell();
  const refusal = error ?? (check?.isFree === false ? check.message : undefined);
  const choose = (value: string) => edit({ handle: value, isOwnHandle: value !== '' });
  const address = href('organisation', { handle: handle || 'handle' }, { absolute: true }) ?? '';
  return (
    <div className={styles.handle}>
      <TextField
        label="Handle"
        name="handle"
        hint={`Your page: ${address}. You can’t change it later.`}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={ORGANISATION_LIMITS.handle}
        value={handle}
        error={refusal}
        onChange={({ currentTarget }) => choose(currentTarget.value.trim().toLowerCase())}
      />
      <p className={styles.free} role="status">
        {check?.isFree ? `${check.handle} is free.` : null}
      </p>
      {check?.suggestion ? (
        <Button variant="secondary" size="small" onClick={() => choose(check.suggestion!)}>
          Use {check.suggestion}
        </Button>
      ) : null}
    </div>
  );
}
