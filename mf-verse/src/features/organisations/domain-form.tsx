import { useState } from 'react';
import type { DomainRecord, OwnOrganisation } from '@verse/api-contract/api';
import { DOMAIN_CODE_DIGITS } from '@verse/api-contract/work/organisations.values';
import type { ApiClient } from '@verse/contract';
import { type FormOptions, useForm } from '@verse/contract/form';
import { useAction } from '@verse/contract/server-state';
import { Button, Cluster, Stack, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import styles from './domain-form.module.scss';
import {
  checkDomainRecord,
  confirmDomainCode,
  findDomainRecord,
  removeDomain,
  sendDomainCode,
} from './organisations.api';
import { VerifiedMark } from './verified-mark';

const LEAD = 'Show that the domain is yours. Everyone sees it, with the date.';

/** Shown as a notice, because the form is gone by then. */
const VERIFIED = 'The domain is verified.';

/** Verifies the organisation's domain by email or by a DNS record. */
export function DomainForm({ organisation }: { organisation: OwnOrganisation }) {
  const { handle, domain } = organisation;
  return (
    <Panel title="Domain" lead={LEAD}>
      {domain ? (
        <>
          <VerifiedMark domain={domain} />
          <RemoveDomain handle={handle} name={domain.name} />
        </>
      ) : (
        <ByEmail handle={handle} />
      )}
      {domain?.by === 'dns' ? null : <ByRecord handle={handle} />}
    </Panel>
  );
}

function RemoveDomain({ handle, name }: { handle: string; name: string }) {
  const { run, isBusy } = useAction((api, _: undefined) => removeDomain(api, handle), {
    success: `${name} is no longer shown.`,
  });
  return (
    <Cluster>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => run(undefined)}>
        Remove domain
      </Button>
    </Cluster>
  );
}

/** Manages a form with a single text field. */
function useOneText<T>(
  name: string,
  send: (api: ApiClient, text: string) => Promise<T>,
  options: Omit<FormOptions<T>, 'send'>,
) {
  const [text, setText] = useState('');
  const form = useForm({
    findErrors: () => ({ [name]: text.trim() === '' ? 'Please fill this in.' : undefined }),
    send: (api) => send(api, text.trim()),
    ...options,
  });
  return {
    ...form,
    field: {
      name,
      required: true,
      value: text,
      error: form.errors[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setText(currentTarget.value),
    },
  };
}

function ByEmail({ handle }: { handle: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const email = useOneText(
    'email',
    async (api, text) => {
      const sent = await sendDomainCode(api, handle, text);
      setSentTo(text);
      return sent;
    },
    { shouldRevalidate: () => false },
  );
  return (
    <Stack gap={4}>
      <h3 className={styles.title}>By email</h3>
      <form {...email.props}>
        <TextField
          label="An address at your domain"
          hint="For example you@example.com. Gmail and the like don’t count."
          type="email"
          inputMode="email"
          autoComplete="off"
          {...email.field}
        />
        <FormResult result={email.shown} success={email.shown?.ok ? email.shown.value.message : undefined} />
        <Button className={styles.start} type="submit" variant="secondary" isBusy={email.isBusy}>
          Send code
        </Button>
      </form>
      {sentTo === undefined ? null : <Code key={sentTo} handle={handle} />}
    </Stack>
  );
}

function Code({ handle }: { handle: string }) {
  const code = useOneText('code', (api, text) => confirmDomainCode(api, handle, text), {
    success: VERIFIED,
  });
  return (
    <form {...code.props}>
      <TextField
        label="Code from the email"
        hint={`${DOMAIN_CODE_DIGITS} digits.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...code.field}
      />
      <FormResult result={code.shown} />
      <Button className={styles.start} type="submit" isBusy={code.isBusy}>
        Verify domain
      </Button>
    </form>
  );
}

function ByRecord({ handle }: { handle: string }) {
  const [record, setRecord] = useState<DomainRecord>();
  const domain = useOneText('domain', (api, text) => findDomainRecord(api, handle, text), {
    shouldRevalidate: () => false,
    onDone: setRecord,
  });
  return (
    <details className={styles.details}>
      <summary>By a DNS record</summary>
      <Stack gap={4}>
        <form {...domain.props}>
          <TextField label="Domain" hint="Such as example.com." autoCapitalize="none" {...domain.field} />
          <FormResult result={domain.shown} />
          <Button className={styles.start} type="submit" variant="secondary" isBusy={domain.isBusy}>
            Show the record
          </Button>
        </form>
        {record ? <Record handle={handle} record={record} /> : null}
      </Stack>
    </details>
  );
}

function Record({ handle, record: { domain, host, value } }: { handle: string; record: DomainRecord }) {
  const { run, result, isBusy } = useAction((api, _: undefined) => checkDomainRecord(api, handle, domain), {
    success: VERIFIED,
    showsFailure: true,
    shouldRevalidate: ({ ok }) => ok,
  });
  // This form has no field, so even an error that names a field is shown as the form's error message.
  const shown = result?.ok === false ? { ...result, fields: {}, message: result.message } : result;
  return (
    <Stack gap={4}>
      <p>Add this TXT record where you manage your domain, then check it. We check again every week.</p>
      <dl className={styles.record}>
        <dt>Name</dt>
        <dd>
          <code>{host}</code>
        </dd>
        <dt>Value</dt>
        <dd>
          <code>{value}</code>
        </dd>
      </dl>
      <FormResult result={isBusy ? undefined : shown} />
      <Cluster>
        <Button isBusy={isBusy} onClick={() => run(undefined)}>
          Check the record
        </Button>
      </Cluster>
    </Stack>
  );
}
