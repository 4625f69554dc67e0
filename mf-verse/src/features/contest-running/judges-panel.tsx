import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContestOrganiser } from '@verse/api-contract/api';
import { TERMS_LIMITS } from '@verse/api-contract/contests/contest-terms.values';
import { useShell } from '@verse/contract/react';
import { useAction } from '@verse/contract/server-state';
import { Button, CheckboxField, Stack } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { type RunningPage, setJudges } from './running.api';

/** Lets the organisation choose judges from among its members. */
export function JudgesPanel({ page: { organisation, contest } }: { page: RunningPage }) {
  const { people } = organisation;
  const current = contest.judges.map(({ memberId }) => memberId);
  const [chosen, setChosen] = useState(current);
  const { run, result, isBusy } = useAction(
    (api, ids: string[]) => setJudges(api, organisation.handle, contest.id, ids),
    {
      success: 'Judges saved.',
      showsFailure: true,
    },
  );
  const toggle = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const formerMembers = contest.judges.filter(
    ({ memberId, isGuest }) => !isGuest && !people.some(({ id }) => id === memberId),
  );
  return (
    <Panel title="Judges" lead="At least three people judge each entry, without seeing who made it.">
      <Stack
        as="form"
        noValidate
        aria-label="Judges"
        onSubmit={(event) => {
          event.preventDefault();
          run(chosen);
        }}
      >
        {people.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={name}
            name={`judge-${id}`}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        ))}
        {formerMembers.length > 0 ? (
          <p className={parts.quiet}>{formerMembers.map(({ name }) => name).join(', ')}: left the organisation.</p>
        ) : null}
        {chosen.length < TERMS_LIMITS.fewestJudges ? <TooFew organiser={organisation} /> : null}
        <FormResult result={isBusy ? undefined : toForm(result)} />
        <p>
          <Button type="submit" isBusy={isBusy}>
            Save judges
          </Button>
        </p>
      </Stack>
    </Panel>
  );
}

/** Shows a single message for the whole form, because the checkboxes cannot show individual errors. */
const toForm = (result: ReturnType<typeof useAction>['result']) =>
  result?.ok === false ? { ...result, fields: {} } : undefined;

function TooFew({ organiser: { handle, isHouse } }: { organiser: ContestOrganiser }) {
  const organisation = useShell().href('own-organisation', { handle }) ?? '';
  return (
    <p className={parts.quiet}>
      Choose at least three. You can publish now and add them before judging.{' '}
      {isHouse ? null : <Link to={organisation}>Invite more members</Link>}
    </p>
  );
}
