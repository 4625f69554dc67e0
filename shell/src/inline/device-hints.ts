// Runs inline in the head. Sets what only this device knows before the first paint: the theme that the visitor chose,
// if the server did not know it, and whether the header reserves space for an account. An inline script cannot import,
// so the keys repeat `THEME_KEY` and `ACCOUNT_HINT`.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('verse-theme');
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  if (localStorage.getItem('verse-account')) dataset.account = 'expected';
} catch {
  // The page works without browser storage.
}
