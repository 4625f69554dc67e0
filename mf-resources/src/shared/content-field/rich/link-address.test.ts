import { DOMParser as DocumentParser } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { parseFormattedText } from '@verse/api-contract/formatted-text-parser';
import { cleanHtml } from './clean-html';
import { linkAt, setLink } from './commands';
import { completeAddress } from './link-address';
import { parseSource } from './parse-source';
import { readPastedText } from './pasted-text';
import { schema } from './schema';
import { writeSource } from './write-source';

/** Addresses as people have them, with what is stored. */
const ADDRESSES: Record<string, string> = {
  'https://example.org': 'https://example.org',
  'https://example.org/': 'https://example.org/',
  'http://example.org/a/b.html': 'http://example.org/a/b.html',
  'HTTPS://Example.org/A': 'HTTPS://Example.org/A',
  'example.org': 'https://example.org',
  'example.org/a?b=c#d': 'https://example.org/a?b=c#d',
  'example.org:8080/a': 'https://example.org:8080/a',
  'en.wikipedia.org/wiki/Talk:Ada': 'https://en.wikipedia.org/wiki/Talk:Ada',
  'medium.com/@ada.lovelace': 'https://medium.com/@ada.lovelace',
  'https://example.org/login?next=https%3A%2F%2Fshop.example%2Fcart':
    'https://example.org/login?next=https%3A%2F%2Fshop.example%2Fcart',
  'https://example.org/login?next=https://shop.example/cart':
    'https://example.org/login?next=https://shop.example/cart',
  'https://example.org/a%20b': 'https://example.org/a%20b',
  'https://example.org/a b': 'https://example.org/a%20b',
  'https://example.org/100%': 'https://example.org/100%25',
  'https://example.org/100%25': 'https://example.org/100%25',
  'https://example.org/%zz': 'https://example.org/%25zz',
  'https://example.org/%2525': 'https://example.org/%2525',
  'https://example.org/%E6%9D%B1': 'https://example.org/%E6%9D%B1',
  'https://example.org/東京': 'https://example.org/%E6%9D%B1%E4%BA%AC',
  'https://пример.рф/путь': 'https://xn--e1afmkfd.xn--p1ai/%D0%BF%D1%83%D1%82%D1%8C',
  'https://bücher.example/ü': 'https://xn--bcher-kva.example/%C3%BC',
  'https://en.wikipedia.org/wiki/Ada_(language)': 'https://en.wikipedia.org/wiki/Ada_(language)',
  'https://example.org/a(b': 'https://example.org/a(b',
  'https://example.org/a)b': 'https://example.org/a)b',
  'https://example.org/?a[]=1&a[]=2': 'https://example.org/?a%5B%5D=1&a%5B%5D=2',
  'https://example.org/{id}': 'https://example.org/%7Bid%7D',
  'https://example.org/a|b': 'https://example.org/a%7Cb',
  'https://example.org/a"b\'c': "https://example.org/a%22b'c",
  'https://example.org/<a>': 'https://example.org/%3Ca%3E',
  'https://example.org/a*b_c~d': 'https://example.org/a*b_c~d',
  'https://example.org/a\\b': 'https://example.org/a%5Cb',
  'https://example.org/a`b^c': 'https://example.org/a%60b%5Ec',
  'https://example.org/?q=a+b&c=%2B': 'https://example.org/?q=a+b&c=%2B',
  'https://example.org/#:~:text=a%2Cb': 'https://example.org/#:~:text=a%2Cb',
  'https://example.org/#/route?x=1': 'https://example.org/#/route?x=1',
  'https://example.org/a;b=c,d': 'https://example.org/a;b=c,d',
  'https://example.org/!$&=@:': 'https://example.org/!$&=@:',
  'https://example.org/?a=1&amp;b=2': 'https://example.org/?a=1&amp;b=2',
  'https://example.org/👩‍🎨': 'https://example.org/%F0%9F%91%A9%E2%80%8D%F0%9F%8E%A8',
  'https://user:pass@example.org/': 'https://user:pass@example.org/',
  'https://127.0.0.1:3000/a': 'https://127.0.0.1:3000/a',
  '/verse/jobs?skill=a%2Fb': '/verse/jobs?skill=a%2Fb',
  'ada@example.org': 'mailto:ada@example.org',
  'first&last@example.org': 'mailto:first%26last@example.org',
  'mailto:ada@example.org': 'mailto:ada@example.org',
  'mailto:ada@example.org?subject=a%20b&body=c%0Ad': 'mailto:ada@example.org?subject=a%20b&body=c%0Ad',
};

const REFUSED = [
  '',
  'word',
  'two words',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  '/\\example.org',
  'https://',
];
const linked = (href: string) =>
  schema.node('doc', null, [schema.node('paragraph', null, [schema.text('words', [schema.mark('link', { href })])])]);
const hrefsIn = (source: string) =>
  JSON.stringify(parseFormattedText(source, 'markdown'))
    .match(/(?<="href":")(?:[^"\\]|\\.)*/g)
    ?.map((one) => JSON.parse(`"${one}"`) as string);

const WAYS: Record<string, (address: string) => string> = {
  'the panel': (address) => {
    const document = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('words')])]);
    const state = EditorState.create({ doc: document, selection: TextSelection.create(document, 1, 6) });
    let source = '';
    setLink(completeAddress(address)!, address)(state, (tr) => (source = writeSource(tr.doc)));
    return source;
  },
  'a pasted page': (address) => {
    const page = document.createElement('div');
    const link = Object.assign(document.createElement('a'), { textContent: 'words' });
    link.setAttribute('href', address);
    page.innerHTML = cleanHtml(link.outerHTML, () => '').html;
    return writeSource(DocumentParser.fromSchema(schema).parse(page));
  },
  'pasted Markdown': (address) =>
    writeSource(schema.topNodeType.create(null, readPastedText(`[words](<${address}>)`, false).content)),
};

describe('the address of a link', () => {
  // @proves EDT-01
  it.each(Object.entries(ADDRESSES))(
    '%s is stored once encoded, and stays so when it is set again',
    (typed, stored) => {
      expect(completeAddress(typed)).toBe(stored);
      expect(completeAddress(stored)).toBe(stored);
      const source = writeSource(linked(stored));
      expect(hrefsIn(source)).toEqual([stored]);
      const read = parseSource(source);
      expect(writeSource(read)).toBe(source);
      expect(linkAt(EditorState.create({ doc: read, selection: TextSelection.create(read, 1, 6) }))).toBe(stored);
    },
  );

  // @proves EDT-01
  it.each(Object.keys(WAYS))('is the same for each address that is set by %s, also the second time', (name) => {
    const way = WAYS[name]!;
    for (const [typed, stored] of Object.entries(ADDRESSES)) {
      // A page has complete addresses only.
      const isTyped = name === 'the panel' || /^(?:https?:|mailto:)/.test(typed);
      if (!isTyped || /[<>\\]/.test(typed)) continue;
      const [href] = hrefsIn(way(typed)) ?? [];
      expect({ typed, href }).toEqual({ typed, href: stored });
      expect({ typed, href: hrefsIn(way(href!))?.[0] }).toEqual({ typed, href: stored });
    }
  });

  // @proves EDT-01
  it.each(REFUSED)('is not %j', (typed) => expect(completeAddress(typed)).toBeNull());
});
