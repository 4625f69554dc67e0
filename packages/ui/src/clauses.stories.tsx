import { Clauses } from './clauses';

const CLAUSES = [
  { heading: 'What we keep', text: 'Your name, your email and what you publish.' },
  { heading: 'What we delete', text: 'All of it, thirty days after you leave.' },
];

export default {
  default: <Clauses clauses={CLAUSES} />,
  'long text': (
    <Clauses
      clauses={[
        {
          heading: 'Donaudampfschifffahrtsgesellschaft',
          text: 'A text of unusual length, written by someone who had a great deal to say',
        },
      ]}
    />
  ),
};
