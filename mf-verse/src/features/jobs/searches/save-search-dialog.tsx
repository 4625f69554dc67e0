import { useState } from 'react';
import type { JobSearchQuery, SavedJobSearch } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import { createId } from '@verse/contract/server-state';
import { TextField } from '@verse/ui';
import { FormDialog } from '../../../shared/form-dialog';
import { saveJobSearch } from './job-searches.api';
import { searchText } from './search-labels';

interface SaveSearchDialogProps {
  query: JobSearchQuery;
  onClose: () => void;
}

const LONGEST_NAME = 80;
const TEXTS = { name: { label: 'Name', max: LONGEST_NAME } };

export function SaveSearchDialog({ query, onClose }: SaveSearchDialogProps) {
  const [key] = useState(createId);
  const [name, setName] = useState(() => searchText(query).slice(0, LONGEST_NAME));
  return (
    <FormDialog<SavedJobSearch>
      title="Save this search"
      keptAs={`job search ${searchText(query)}`}
      submit="Save search"
      findErrors={() => findTextErrors(TEXTS, { name })}
      send={(api) => saveJobSearch(api, { name, query }, key)}
      success="Search saved. We’ll tell you about new jobs that fit."
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label="Name"
          name="name"
          required
          maxLength={LONGEST_NAME}
          hint="We tell you when a new job fits. Email is a choice in your settings."
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
