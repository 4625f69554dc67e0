import { useSyncExternalStore } from 'react';
import { Icon, shownTheme, showTheme, type Theme, watchTheme } from '@verse/ui';
import styles from './icon-button.module.scss';

// The server may not know the theme. The page therefore contains both icons, and CSS shows the right one without a
// flash.
const themeOnServer = (): Theme => 'dark';

export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, shownTheme, themeOnServer);
  return (
    <button
      type="button"
      className={styles.button}
      data-needs-scripts
      aria-label="Light theme"
      aria-pressed={theme === 'light'}
      onClick={() => showTheme(shownTheme() === 'light' ? 'dark' : 'light')}
    >
      <Icon size={22} className={styles.sun}>
        <circle cx="12" cy="12" r="4" />
        <path
          d={
            'M12 3v1.5m0 15V21M3 12h1.5m15 0H21M5.6 5.6l1.1 1.1' + 'm10.6 10.6 1.1 1.1m0-12.8-1.1 1.1M6.7 17.3l-1.1 1.1'
          }
        />
      </Icon>
      <Icon size={22} className={styles.moon}>
        <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z" />
      </Icon>
    </button>
  );
}
