import { render } from '@testing-library/react';
import { getInitials, Initials } from './initials';

// @proves TXT-03
it.each([
  ['Ada Obi', 'AO'],
  ['ada  obi', 'AO'],
  ['Ada', 'A'],
  ['Mary Jane Watson', 'MW'],
  ['𞤀𞤣𞤢𞤥𞤢 𞤄𞤢𞤪𞤪𞤭', '𞤀𞤄'],
  ['Ọ̀ṣun Ẹ̀bùn', 'Ọ̀Ẹ̀'],
  ['O\u0323\u0300sun', 'Ọ̀'],
  ['👩🏽‍🎨 Ada', '👩🏽‍🎨A'],
  ['🇳🇬🇬🇭 👍🏿', '🇳🇬👍🏿'],
  ['🏴󠁧󠁢󠁷󠁬󠁳󠁿 Carys', '🏴󠁧󠁢󠁷󠁬󠁳󠁿C'],
  ['❤️‍🔥 Obi', '❤️‍🔥O'],
  ['क्षितिज शर्मा', 'क्षिश'],
  ['(Ada) “Obi” –', 'AO'],
  ["'Tunde d’Almeida", 'TD'],
  ['\u2067محمد\u2069 علي', 'مع'],
  ['', ''],
])('takes whole letters as the initials of %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

// @proves TXT-03
it('shows initials that a screen reader does not read out', () => {
  const { container } = render(<Initials className="portrait" name="Ada Obi" />);
  expect(container.innerHTML).toBe('<span aria-hidden="true" class="portrait">AO</span>');
});
