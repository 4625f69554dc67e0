export const FIGURES_RULE =
  'We take every application to this organisation and count how many got an answer, and how many days it ' +
  'usually took. Withdrawn applications are left out.';
