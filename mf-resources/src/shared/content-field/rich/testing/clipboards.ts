import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string) => readFileSync(path.join(__dirname, `${name}.html`), 'utf8');

/** Clipboard contents, written by hand in each program's style, with the expected source. */
export const CLIPBOARDS = {
  'Google Docs': {
    html: read('google-docs'),
    source: [
      '# A quiet harbour',
      'Draw the **light** before the *boats*. [More](https://example.org/a)',
      '- Ink\n  - Black\n- Paper',
    ].join('\n\n'),
    missing: ['AD_4n'],
  },
  Word: {
    html: read('word'),
    source: [
      '# A quiet harbour',
      'Draw the **light** before the *boats*.',
      '- Ink\n  - Black\n- Paper',
      '1. First\n2. Second',
    ].join('\n\n'),
    missing: ['Boats'],
  },
  'a web page': {
    html: read('web-page'),
    source: [
      '## Light',
      'Words in a box with `code`.',
      '> Draw what you see.',
      '```\nlet x = 1;\n```',
      '---',
      'Then nothing and [a page](https://example.org).',
    ].join('\n\n'),
    missing: [],
  },
  'a page with a picture in it': {
    html: read('page-with-picture'),
    source: ['Before', '![A dot](picture:pending-1)', 'After'].join('\n\n'),
    missing: [],
  },
};

export const WHATSAPP = {
  text: 'Two things for *tomorrow*:\n- _ink_\n- paper (2*3 sheets, snake_case)\n\n*_Thanks!_* See 5 * 4 * 3',
  source: 'Two things for **tomorrow**:\n\n- *ink*\n- paper (2\\*3 sheets, snake_case)\n\n***Thanks!*** See 5 * 4 * 3',
};
