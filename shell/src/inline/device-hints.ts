// Runs inline in the head. Sets what only this device knows before the first paint: the theme that the visitor chose,
// where the server did not know it, and whether the header leaves room for an account. An inline script has no imports:
// the keys are `THEME_KEY` and `ACCOUNT_HINT`.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('verse-theme');
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  if (localStorage.getItem('verse-account')) dataset.account = 'expected';
} catch {
  // The page is shown without them.
}
