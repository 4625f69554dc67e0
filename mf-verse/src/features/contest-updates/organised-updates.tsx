import { type ReactNode, useState } from 'react';
import { UPDATE_TEXTS } from '@verse/api-contract/contests/contest-updates.values';
import { findTextErrors } from '@verse/api-contract/text';
import { PageFailure } from '@verse/contract/page-failure';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { createId } from '@verse/contract/server-state';
import { Button, EmptyState, FailureCard, PageHeader, TextAreaField, TextField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { FormDialog } from '../../shared/form-dialog';
import { LoadFailure } from '../../shared/load-failure';
import { UpdateList } from './update-list';
import { type OrganisedUpdatesPage, removeUpdate, writeUpdate } from './updates.api';

const TITLE = 'Updates to entrants';

interface OrganisedUpdatesProps extends OrganisedUpdatesPage {
  /** Tabs to the contest's other pages. */
  tabs: ReactNode;
}

/** The updates of a contest, for the organisation that runs it. */
export function OrganisedUpdates({ organisation, contest, updates, tabs }: OrganisedUpdatesProps) {
  const [isOpen, setOpen] = useState(false);
  const { handle } = organisation;
  return (
    <div className={parts.page}>
      <PageHead title={TITLE} description="Contest updates." isListed={false} />
      <PageHeader
        title={TITLE}
        lead={
          <>
            <bdi>{contest.title}</bdi> of <bdi>{organisation.name}</bdi>
          </>
        }
      />
      {tabs}
      <div>
        <Button onClick={() => setOpen(true)}>Write an update</Button>
      </div>
      {updates.length === 0 ? (
        <EmptyState title="No updates yet.">We tell everyone who entered, and anyone can read it.</EmptyState>
      ) : (
        <UpdateList updates={updates} remove={(api, update) => removeUpdate(api, { handle, id: contest.id }, update)} />
      )}
      {isOpen ? <UpdateDialog handle={handle} id={contest.id} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function UpdateDialog({ handle, id, onClose }: { handle: string; id: string; onClose: () => void }) {
  const [form, setForm] = useState({ title: '', text: '' });
  const [key] = useState(createId);
  return (
    <FormDialog
      title="Write an update"
      keptAs={`contest update ${id}`}
      submit="Send the update"
      findErrors={() => findTextErrors(UPDATE_TEXTS, form)}
      send={(api) => writeUpdate(api, { handle, id }, key, form)}
      success="Your update is on the contest page. We told everyone who entered."
      shouldRevalidate={({ ok }) => ok}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>Everyone can read it. You can’t edit it later, only remove it.</p>
          <TextField
            label="Title"
            name="title"
            required
            maxLength={UPDATE_TEXTS.title.max}
            value={form.title}
            error={errors.title}
            onChange={({ currentTarget }) => setForm((before) => ({ ...before, title: currentTarget.value }))}
          />
          <TextAreaField
            label="Text"
            name="text"
            rows={6}
            required
            maxLength={UPDATE_TEXTS.text.max}
            value={form.text}
            error={errors.text}
            onChange={({ currentTarget }) => setForm((before) => ({ ...before, text: currentTarget.value }))}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Replaces the page of updates if it could not be loaded. */
export const UpdatesFailure = () => (
  <div className={parts.page}>
    <PageHead title={TITLE} description="Contest updates." />
    <PageFailure
      missing={
        <FailureCard
          title="You can’t open this page."
          titleAs="h1"
          action={<PageLink page="organisations">Your organisations</PageLink>}
        >
          The link is wrong, or this isn’t your contest.
        </FailureCard>
      }
    >
      <LoadFailure title="The updates could not be loaded." titleAs="h1" during="loading the updates of a contest">
        Nothing is lost. Please try again.
      </LoadFailure>
    </PageFailure>
  </div>
);
