import { render, screen } from '@testing-library/react';
import { Accordion } from './index';

const entries = ['What is it?', 'Who is it for?'].map((title, index) => ({
  id: String(index),
  title,
  content: <p>Answer {index}</p>,
}));
const groupOf = (text: string) => screen.getByText(text).closest('details');

describe('an accordion', () => {
  it('starts with every answer closed, or with the one that is asked for open', () => {
    const { rerender } = render(<Accordion entries={entries} />);
    expect(entries.map(({ title }) => groupOf(title)?.open)).toEqual([false, false]);
    rerender(<Accordion key="again" entries={entries} openId="1" />);
    expect(entries.map(({ title }) => groupOf(title)?.open)).toEqual([false, true]);
  });

  it('is one exclusive group, apart from other accordions', () => {
    render(
      <>
        <Accordion entries={entries} />
        <Accordion entries={[{ id: 'other', title: 'Other', content: null }]} />
      </>,
    );
    const [first, second, other] = ['What is it?', 'Who is it for?', 'Other'].map((title) =>
      groupOf(title)?.getAttribute('name'),
    );
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });
});
