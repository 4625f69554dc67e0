import { Chip, Chips } from './chip';
import { ChipChoice } from './chip-choice';

export default {
  links: (
    <Chips label="Categories">
      <li>
        <Chip as="a" href="#all" aria-current="true">
          All Categories
        </Chip>
      </li>
      <li>
        <Chip as="a" href="#apparel">
          Apparel
        </Chip>
      </li>
    </Chips>
  ),
  buttons: (
    <ChipChoice
      label="Status"
      name="status"
      chosen="live"
      options={['live', 'upcoming', 'ended']}
      all="all"
      onChoose={() => undefined}
    />
  ),
};
