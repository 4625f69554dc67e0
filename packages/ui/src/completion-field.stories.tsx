import type { ComponentProps } from 'react';
import { CompletionField } from './completion-field';

const field = {
  label: 'Tags',
  rows: 1,
  value: '#lettering #si',
  onText: () => {},
  findMark: () => ({ sign: '#', typed: 'si', start: 11, end: 14 }),
  onMark: () => {},
  completion: { asked: '#si', suggestions: [{ mark: '#signs', note: '2 posts, 1 work' }] },
} satisfies ComponentProps<typeof CompletionField>;

export default {
  default: <CompletionField {...field} completion={undefined} />,
  'suggestions while typing': <CompletionField {...field} hint="Type in the field." />,
  error: <CompletionField {...field} error="At most 5 tags." />,
};
