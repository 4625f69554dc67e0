// Runs inline in the head. Before the first paint, applies what only this device knows: the chosen theme, if the server
// did not know it, and whether the header reserves space for an account. The values of `THEME_KEY` and `ACCOUNT_HINT`
// are repeated here, because inline scripts cannot import.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('verse-theme');
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  if (localStorage.getItem('verse-account')) dataset.account = 'expected';
} catch {
  // The page also works without browser storage.
}
