const ID = 'verse-failure';
const LOOK = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  margin: '0',
  padding: '2rem',
  overflow: 'auto',
  background: '#1b1b20',
  color: '#ffd9d2',
  font: '14px/1.6 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

/**
 * Shows a compile error over the page until it is fixed or hidden with Escape. Without `text`, removes the error.
 * @param {string} [text]
 */
export function showFailure(text) {
  document.getElementById(ID)?.remove();
  if (!text) return;
  const box = document.createElement('pre');
  box.id = ID;
  box.setAttribute('role', 'alert');
  box.textContent = text;
  Object.assign(box.style, LOOK);
  document.body.append(box);
}

globalThis.addEventListener?.('keydown', ({ key }) => {
  if (key === 'Escape') showFailure();
});
