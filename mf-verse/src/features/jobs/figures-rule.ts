export const FIGURES_RULE =
  'How we count: of all applications to this organisation that got an answer or were left without one, the share ' +
  'that got one; and the median of the days to the first answer. Applications that were withdrawn before an answer ' +
  'do not count.';
