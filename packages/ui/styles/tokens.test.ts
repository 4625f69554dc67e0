/** @jest-environment node */
import { join } from 'node:path';
import { compile, compileString } from 'sass';

const styles = __dirname;
const css = (body: string) => compileString(`@use 'index' as ui; ${body}`, { loadPaths: [styles] }).css;
const value = (call: string) => /--out: (.*);/.exec(css(`a { --out: #{${call}}; }`))?.[1];

describe('tokens and tools', () => {
  it('emit no CSS of their own', () => {
    expect(css('')).toBe('');
  });

  it('give colours as the theme’s custom property with the dark literal behind it', () => {
    expect(value('ui.colour("text")')).toBe('var(--ui-text, #d9d5e0)');
  });

  it('give motion and shadows the same way', () => {
    expect(value('ui.motion("fast")')).toMatch(/^var\(--ui-motion-fast, 140ms cubic-bezier\(/);
    expect(value('ui.shadow("low")')).toMatch(/^var\(--ui-shadow-low, 0 1px 2px rgba\(/);
  });

  it.each([
    ['colour', 'a { color: ui.colour("txt"); }', 'text-muted'],
    ['space', 'a { padding: ui.space(13); }', 'gutter'],
    ['type', 'a { @include ui.type("huge"); }', 'subheading'],
    ['radius', 'a { border-radius: ui.radius("huge"); }', 'medium'],
    ['shadow', 'a { box-shadow: ui.shadow("huge"); }', 'glow'],
    ['motion', 'a { transition: opacity ui.motion("warp"); }', 'slow'],
    ['level', 'a { z-index: ui.level("top"); }', 'notice'],
    ['measure', 'a { max-width: ui.measure("huge"); }', 'narrow'],
    ['width', 'a { @include ui.from("huge") { color: inherit; } }', 'wide'],
    ['page', 'a { @include ui.page("huge"); }', 'narrow'],
    ['side', 'a { @include ui.hairline("left"); }', 'start'],
  ])('stop the build at an unknown %s and say which there are', (kind, body, known) => {
    expect(() => css(body)).toThrow(new RegExp(`Unknown ${kind} .*Known: .*${known}`, 's'));
  });

  it('lay out 390, 800 and 1280 px differently', () => {
    const grid = css('a { @include ui.grid(1, 2, 4); }');
    expect(grid.match(/width >= \d+px|repeat\(\d/g)).toEqual([
      'repeat(1',
      'width >= 720px',
      'repeat(2',
      'width >= 1100px',
      'repeat(4',
    ]);
  });
});

describe('the theme', () => {
  const theme = compile(join(styles, 'theme.scss')).css;
  const names = (block: string) => [...block.matchAll(/--ui-([a-z-]+):/g)].map(([, name]) => name);
  const block = (selector: string) => theme.slice(theme.indexOf(selector)).split('}')[0] ?? '';

  it('is dark first', () => {
    expect(block(':root,')).toContain('color-scheme: dark');
  });

  it('names the same properties in both themes', () => {
    expect(names(block('[data-theme=light]'))).toEqual(names(block(':root,')));
  });

  it('follows the device only while no choice is stored', () => {
    const follows = theme.slice(theme.indexOf('@media (prefers-color-scheme: light)'));
    expect(follows).toMatch(
      /^@media \(prefers-color-scheme: light\) \{\s*:root:not\(\[data-theme\]\) \{[^}]*color-scheme: light/,
    );
  });

  it('stills motion for those who ask for less', () => {
    const still = theme.slice(theme.indexOf('@media (prefers-reduced-motion: reduce)'));
    expect(still).toMatch(
      /--ui-motion-fast: 1ms linear;\s*--ui-motion-medium: 1ms linear;\s*--ui-motion-slow: 1ms linear;/,
    );
  });

  it('puts every rule into a layer', () => {
    for (const file of ['theme.scss', 'base.scss']) {
      const loose = compile(join(styles, file)).css.match(/^[^@\s}][^{]*\{/gm) ?? [];
      expect(loose).toEqual([]);
    }
  });
});
