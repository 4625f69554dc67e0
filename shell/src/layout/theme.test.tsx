import { runInThisContext } from 'node:vm';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THEME_KEY } from '@verse/ui';
import { ThemeSwitch } from './theme-switch';

const chosen = () => document.documentElement.dataset.theme;
const { text } = INLINE_SCRIPTS['before-paint'];
const beforePaint = () => new Function(text)();

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme', () => {
  it('is set before paint from what the visitor chose, and left to the device without a choice', () => {
    beforePaint();
    expect(chosen()).toBeUndefined();
    localStorage.setItem(THEME_KEY, 'light');
    beforePaint();
    expect(chosen()).toBe('light');
  });

  it('is not set to anything that is no theme', () => {
    localStorage.setItem(THEME_KEY, '"><script>');
    beforePaint();
    expect(chosen()).toBeUndefined();
  });

  it('is not stopped by closed storage', () => {
    const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(beforePaint).not.toThrow();
    closed.mockRestore();
  });

  it('can be written into the page as it is, like every inline script', () => {
    for (const script of Object.values(INLINE_SCRIPTS)) {
      expect(script.text).not.toMatch(/<\/|<!|\u2028|\u2029/);
      expect(() => runInThisContext(`(function () { ${script.text} })`)).not.toThrow();
    }
  });

  it('changes by the switch, is remembered, and the switch says which it is', async () => {
    render(<ThemeSwitch />);
    const light = () => screen.getByRole('button', { name: 'Light theme' }).getAttribute('aria-pressed');
    expect(light()).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Light theme' }));
    expect([chosen(), localStorage.getItem(THEME_KEY)]).toEqual(['light', 'light']);
    await screen.findByRole('button', { name: 'Light theme', pressed: true });
    await userEvent.click(screen.getByRole('button', { name: 'Light theme' }));
    expect([chosen(), localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark']);
  });

  it('follows a choice made in another tab', async () => {
    render(<ThemeSwitch />);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'light' })));
    expect(await screen.findByRole('button', { name: 'Light theme', pressed: true })).toBeTruthy();
  });
});
