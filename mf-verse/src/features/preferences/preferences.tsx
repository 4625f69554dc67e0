import { useEffect, useState, type ReactNode } from 'react';
import type { Account } from '@verse/api-contract/accounts';
import { Button, CheckboxField, showTheme, THEMES, type Theme } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { EVENT_NAMES, EVENTS } from './preferences.api';
import styles from './preferences.module.scss';

interface PreferencesProps {
  account: Account;
  theme: Theme;
  /** What belongs to the section and saves by itself: the second factor. */
  children: ReactNode;
}

export function Preferences({ account, theme, children }: PreferencesProps) {
  const { Form, outcome, isSaving, isEdited, props } = useSectionForm<Account>();
  const [isTold, setIsTold] = useState(account.notifications);
  useEffect(() => {
    if (outcome?.ok) showTheme(outcome.value.theme);
  }, [outcome]);

  return (
    <Panel title="Preferences">
      <Form {...props}>
        <input type="hidden" name="intent" value="preferences" />
        <CheckboxField
          role="switch"
          name="notifications"
          label="Notifications by e-mail"
          hint="Mail about the safety of your account comes in any case."
          checked={isTold}
          onChange={(event) => setIsTold(event.currentTarget.checked)}
        />
        {isTold ? <EventChoice chosen={account.notificationEvents} /> : null}
        <ThemeChoice chosen={theme} />
        <FormResult outcome={isEdited ? undefined : outcome} success="Your preferences are saved." />
        <Button type="submit" isBusy={isSaving}>
          Save preferences
        </Button>
      </Form>
      {children}
    </Panel>
  );
}

function EventChoice({ chosen }: { chosen: Account['notificationEvents'] }) {
  return (
    <fieldset className={styles.choices}>
      <legend>Tell me about</legend>
      <div className={styles.events}>
        {EVENT_NAMES.map((event) => (
          <CheckboxField key={event} name="events" value={event} label={EVENTS[event]} defaultChecked={chosen[event]} />
        ))}
      </div>
    </fieldset>
  );
}

function ThemeChoice({ chosen }: { chosen: Theme }) {
  return (
    <fieldset className={styles.choices}>
      <legend>Theme</legend>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" value={theme} defaultChecked={theme === chosen} onChange={() => showTheme(theme)} />
            {theme}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
