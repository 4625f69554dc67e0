import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Account } from '@verse/api-contract/api';
import { Button, CheckboxField, chosenTheme, shownTheme, showTheme, type Theme, THEMES, watchTheme } from '@verse/ui';
import { Folded } from '../../shared/folded';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { NotificationChoice, NotificationContents } from './notification-choice';
import { savePreferences } from './preferences.api';
import styles from './preferences.module.scss';

interface PreferencesProps {
  account: Account;
  /** Settings that are saved separately, i.e. the second factor. */
  children: ReactNode;
}

export function Preferences({ account, children }: PreferencesProps) {
  const { shown, isBusy, props } = useSectionForm(savePreferences);
  const [hasEmails, setHasEmails] = useState(account.notifications);

  return (
    <Panel title="Preferences" anchor="preferences">
      <form {...props}>
        <input type="hidden" name="themeBefore" value={account.isThemeChosen ? account.theme : ''} />
        <CheckboxField
          role="switch"
          name="notifications"
          label="Email notifications"
          checked={hasEmails}
          onChange={(event) => setHasEmails(event.currentTarget.checked)}
        />
        <NotificationChoice groups={account.notificationGroups} hasMail={hasEmails} />
        <Folded title="What you get, and when">
          {hasEmails ? (
            <>
              <CheckboxField
                name="weeklyDigest"
                label="Weekly summary by email"
                hint="Mondays at about 8:00, when three or more new things wait for you."
                defaultChecked={account.weeklyDigest}
              />
              <CheckboxField
                name="mailsMessageText"
                label="Show messages in emails"
                hint="Otherwise the email only says who wrote."
                defaultChecked={account.mailsMessageText}
              />
            </>
          ) : null}
          <NotificationContents />
        </Folded>
        <ThemeChoice chosen={account.isThemeChosen ? account.theme : undefined} />
        <FormResult result={shown} success="Preferences saved." />
        <Button type="submit" isBusy={isBusy}>
          Save preferences
        </Button>
      </form>
      {children}
    </Panel>
  );
}

/** Two radio buttons. Until one is selected, the system theme applies. */
function ThemeChoice({ chosen }: { chosen: Theme | undefined }) {
  const [picked, setPicked] = useState(chosen);
  const current = useSyncExternalStore(watchTheme, chosenTheme);
  const shown = useSyncExternalStore(watchTheme, shownTheme);
  return (
    <fieldset className={styles.choices}>
      <legend>Theme</legend>
      <p className={styles.hint}>
        Changes every device you sign in on. The switch in the header changes only this one.
      </p>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === chosen}
              // Clicking the selected button also applies the theme, in case this device currently uses the other one.
              onClick={() => {
                setPicked(theme);
                showTheme(theme);
              }}
            />
            {theme}
          </label>
        ))}
      </div>
      {current === undefined ? (
        <p className={styles.holds}>
          <strong>System</strong>: your device is set to {shown}.
        </p>
      ) : current === picked ? null : (
        <p className={styles.holds}>This device shows {current}: you chose it in the header.</p>
      )}
    </fieldset>
  );
}
