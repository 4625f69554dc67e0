import { TOOL_CATEGORIES } from '@verse/api-contract/publishing/listed-tools';
import { TOOL_PRICINGS } from '@verse/api-contract/publishing/tools.values';
import { formMessage } from '@verse/contract/server-state';
import { Alert, Button, SelectField, Stack, TextAreaField, TextField } from '@verse/ui';
import { SignInNote } from './sign-in-note';
import styles from './tool-suggestions.module.scss';
import { useSuggestionForm } from './use-suggestion-form';
import type { ToolSuggestions } from './use-tool-suggestions';

type SuggestionFormProps = Pick<ToolSuggestions, 'sent' | 'suggest' | 'isSending' | 'isMember'>;

/** Form for suggesting a missing tool. The fields have no `maxLength`, because it would cut off pasted text. */
export function SuggestionForm({ sent, suggest, isSending, isMember }: SuggestionFormProps) {
  const { form, bind, isReady, asksForSignIn, handleEdit, completeAddress, handleSubmit } = useSuggestionForm({
    sent,
    suggest,
  });
  const message = sent?.ok === false && sent.status !== 401 ? formMessage(sent) : undefined;
  return (
    <Stack
      as="form"
      ref={form}
      gap={5}
      aria-label="Suggest a tool"
      noValidate
      onChange={handleEdit}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.pair}>
        <TextField label="Name" autoComplete="off" {...bind('name')} />
        <TextField
          label="Address"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          placeholder="https://"
          onBlur={completeAddress}
          {...bind('url')}
        />
        <SelectField label="Category" {...bind('category')}>
          <option value="">Choose one</option>
          {TOOL_CATEGORIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label="What it costs" {...bind('pricing')}>
          <option value="">Choose one</option>
          {TOOL_PRICINGS.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="Why should it be here?"
        rows={3}
        hint="One or two sentences, shown on its card."
        {...bind('why')}
      />
      {asksForSignIn ? <SignInNote isMember={isMember} /> : null}
      {message ? (
        <Alert tone="error" title="Not sent">
          <p>{message} Your text is still here.</p>
        </Alert>
      ) : null}
      {sent?.ok ? (
        <Alert tone="success" title="Thank you">
          <p>A moderator will look at {sent.value.name}. You can follow its progress below.</p>
        </Alert>
      ) : null}
      <Button type="submit" disabled={!isReady} isBusy={isSending} className={styles.send}>
        Suggest this tool
      </Button>
      <noscript>
        <p>Suggesting a tool needs JavaScript, which is turned off in this browser.</p>
      </noscript>
    </Stack>
  );
}
