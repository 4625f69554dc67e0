import type { ReactNode } from 'react';
import { THEMES } from './theme';

const PANEL = { flex: '1 1 24rem', minInlineSize: 0, padding: '1.5rem', background: 'var(--ui-background)' };

/** Renders every story in both themes, side by side. */
export default function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', minBlockSize: '100vh' }}>
      {THEMES.map((theme) => (
        <div key={theme} data-theme={theme} style={{ ...PANEL, color: 'var(--ui-text)' }}>
          {children}
        </div>
      ))}
    </div>
  );
}
