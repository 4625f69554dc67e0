import { FormattedText } from './formatted-text';

const words = (text: string) => ({ type: 'text' as const, text });
const paragraph = (text: string) => ({ type: 'paragraph' as const, spans: [words(text)] });

export default {
  default: (
    <FormattedText
      blocks={[
        paragraph('A loom waits in the corner.'),
        { type: 'heading', level: 2, spans: [words('Before you begin')] },
        {
          type: 'paragraph',
          spans: [
            { ...words('Wash'), isBold: true },
            words(' the wool, '),
            { ...words('slowly'), isItalic: true },
            { type: 'break' },
            words('and read '),
            { ...words('the guide'), href: '/resources' },
            words('.'),
          ],
        },
        { type: 'heading', level: 3, spans: [words('Tools')] },
        {
          type: 'list',
          isOrdered: true,
          start: 3,
          items: [
            [paragraph('Comb')],
            [paragraph('Shuttle'), { type: 'list', isOrdered: false, items: [[paragraph('Small')]] }],
          ],
        },
        { type: 'quote', blocks: [paragraph('Thread remembers.'), paragraph('So do we.')] },
        { type: 'heading', level: 4, spans: [words('A pattern')] },
        {
          type: 'code',
          text: 'over 2 under 2 over 2 under 2 over 2 under 2 over 2 under 2 over 2 under 2 over 2\n  turn',
        },
        { type: 'paragraph', spans: [words('Type '), { ...words('<b>'), isCode: true }, words(' as it is.')] },
        { type: 'picture', key: 'loom', alt: 'A loom by the window' },
        { type: 'rule' },
        paragraph('قماش من الصوف'),
      ]}
    />
  ),
  'long word': <FormattedText blocks={[paragraph('Donaudampfschifffahrtsgesellschaft'.repeat(4))]} />,
};
