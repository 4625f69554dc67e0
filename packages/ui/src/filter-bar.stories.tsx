import { ChipChoice } from './chip-choice';
import { FilterBar } from './filter-bar';
import { SelectField } from './select-field';

const search = { name: 'q', placeholder: 'Search contests…', defaultValue: '' };

export default {
  'search alone': <FilterBar label="Find packages" search={search} count={0} found="12 packages" />,
  filters: (
    <FilterBar
      label="Find contests"
      search={search}
      count={1}
      found="4 contests"
      chips={
        <ChipChoice
          label="Status"
          name="status"
          chosen="live"
          options={['live', 'ended']}
          all="all"
          onChoose={() => undefined}
        />
      }
    >
      <SelectField label="Sort" name="sort">
        <option value="">Sort by</option>
      </SelectField>
    </FilterBar>
  ),
};
