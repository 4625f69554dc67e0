import { VisuallyHidden } from './visually-hidden';

export default {
  default: (
    <p>
      Only a screen reader finds the rest.<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </p>
  ),
};
