import { render, screen, within } from '@testing-library/react';
import { type FormattedBlock, FormattedText } from './formatted-text';

const words = (text: string) => ({ type: 'text' as const, text });
const paragraph = (text: string): FormattedBlock => ({ type: 'paragraph', spans: [words(text)] });

describe('a formatted text', () => {
  // @proves GAP-029
  it('renders blocks as elements, and markup as words', () => {
    const { container } = render(
      <FormattedText
        blocks={[
          { type: 'heading', level: 2, spans: [words('<i>Title</i>')] },
          paragraph('<script>alert(1)</script>'),
          { type: 'list', isOrdered: true, start: 3, items: [[paragraph('one')], [paragraph('two')]] },
          { type: 'quote', blocks: [paragraph('said')] },
          { type: 'code', text: '  <b>' },
          { type: 'rule' },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('<i>Title</i>');
    expect(container.querySelectorAll('script, i, b')).toHaveLength(0);
    expect(screen.getByRole('list').getAttribute('start')).toBe('3');
    expect(within(screen.getByRole('blockquote')).getByText('said')).not.toBeNull();
    expect(screen.getByRole('group', { name: 'Code' }).textContent).toBe('  <b>');
  });

  // @proves GAP-029
  it('makes one link of all its styles, marked as theirs where it leads away', () => {
    const href = 'https://example.org/';
    render(
      <FormattedText
        blocks={[
          {
            type: 'paragraph',
            spans: [
              { ...words('to '), href },
              { ...words('all'), isBold: true, href },
              words(', '),
              { ...words('here'), href: '/resources' },
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'to all' }).getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(screen.getByRole('link', { name: 'here' }).hasAttribute('rel')).toBe(false);
  });

  it('shows pictures by their key, or their alternative text', () => {
    render(
      <FormattedText
        blocks={[
          { type: 'picture', key: 'sea', alt: 'The sea' },
          { type: 'picture', key: 'lost', alt: 'A lost one' },
        ]}
        picture={(key, alt) => (key === 'sea' ? <img src="/sea.jpg" alt={alt} /> : null)}
      />,
    );
    expect(screen.getByRole('img', { name: 'The sea' })).not.toBeNull();
    expect(screen.getByText('A lost one')).not.toBeNull();
  });

  it('begins its headings under those of its page', () => {
    render(<FormattedText topLevel={4} blocks={[{ type: 'heading', level: 3, spans: [words('Deep')] }]} />);
    expect(screen.getByRole('heading', { level: 5 }).textContent).toBe('Deep');
  });
});
