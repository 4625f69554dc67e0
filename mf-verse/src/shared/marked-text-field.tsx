import type { ComponentProps } from 'react';
import { markText } from '@verse/api-contract/mark-text';
import { FormattedTextField } from '@verse/ui';

/** A field for a short text, with buttons for bold, italic, lists and links as `SmallText` shows them. */
export const MarkedTextField = (props: Omit<ComponentProps<typeof FormattedTextField>, 'markText'>) => (
  <FormattedTextField {...props} markText={markText} />
);
