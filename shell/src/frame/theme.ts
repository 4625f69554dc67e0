import { isTheme, THEME_KEY } from '@verse/ui';

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === THEME_KEY && isTheme(newValue)) document.documentElement.dataset.theme = newValue;
}

/** Calls `listener` when the theme changes: here, by the device, or in another tab. */
export function watchTheme(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const attribute = new MutationObserver(listener);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  device.addEventListener('change', listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    attribute.disconnect();
    device.removeEventListener('change', listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}
