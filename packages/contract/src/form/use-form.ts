import type { ChangeEvent, SubmitEvent } from 'react';
import { type ApiClient, ApiError } from '../api-client';
import { useKeptText } from '../kept-text';
import { type Result, useAction } from '../server-state';
import { type FieldErrors, useFormErrors } from './use-form-errors';

export interface FormOptions<T> {
  /** Sends the fields, including the name and value of the pressed button. */
  send: (api: ApiClient, fields: FormData) => Promise<T>;
  /** Returns the errors that prevent the form from being sent, by field name. */
  findErrors?: ((fields: FormData) => FieldErrors) | undefined;
  /** Renames the fields of the API's errors to the form's controls. */
  toControls?: ((fields: Record<string, string>) => Record<string, string>) | undefined;
  /** Identifies the form and its subject. Typed text is stored on this device under this name until it is sent. */
  keptAs?: string | undefined;
  /** Whether text typed as a guest is still shown once the guest has signed in. */
  isForGuests?: boolean | undefined;
  /** Success toast text. */
  success?: string | undefined;
  /** Whether a failure without field errors is shown as a toast, instead of by the form. */
  hasFailureToast?: boolean | undefined;
  /** Called on success, if the form is still shown. */
  onDone?: ((value: T) => void) | undefined;
  /** Called on success even if the form is gone, such as a dialog that was closed while sending. */
  onSent?: ((value: T) => void) | undefined;
  /** Called if the API rejects the form or cannot be reached. */
  onFailed?: ((error: ApiError) => void) | undefined;
  /** Whether to rerun the page's loaders. By default, only a success reruns them, so that no typed text is lost. */
  shouldRevalidate?: ((result: Result<T>) => boolean) | undefined;
}

/**
 * Manages a form: errors at its fields with the focus on the first of them, one request at a time, the result, and
 * typed text that survives a reload. Text typed while a request is pending is kept.
 *
 * @example
 * const note = useForm({ send: (api, fields) => addNote(api, fields), keptAs: `note ${id}` });
 * <form {...note.props}>
 *   {note.isRestored ? <RestoredText onDiscard={note.discard} /> : null}
 *   <TextField name="text" error={note.errors.text} />
 *   <Button type="submit" isBusy={note.isBusy}>Add note</Button>
 * </form>
 */
export function useForm<T>(options: FormOptions<T>) {
  const { send, findErrors, toControls, keptAs, isForGuests, onSent, shouldRevalidate = ({ ok }) => ok } = options;
  const { success, onDone, onFailed, hasFailureToast = false } = options;
  const kept = useKeptText(keptAs, isForGuests);

  async function call(api: ApiClient, fields: FormData): Promise<T> {
    try {
      const value = await send(api, fields);
      kept.forget();
      return value;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFailed?.(error);
      throw toControls ? withControls(error, toControls) : error;
    }
  }

  const action = useAction(call, {
    showsFailure: !hasFailureToast,
    shouldRevalidate,
    success,
    onSent,
    onDone,
  });
  const { result } = action;
  const { form, errors, refuse, handleEdit, isEdited } = useFormErrors(result, kept.form);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (action.isBusy || (findErrors && refuse(findErrors(fields)))) return;
    action.run(fields);
  }

  return {
    props: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onChange: (event: ChangeEvent<HTMLFormElement>) => handleEdit(event),
      onSubmit: handleSubmit,
    },
    form,
    errors,
    /** The result of the last request. */
    result,
    /** The result of the last request, until the form is edited. */
    shown: isEdited ? undefined : result,
    isBusy: action.isBusy,
    isRestored: kept.isRestored,
    discard: kept.discard,
    refuse,
    /** Clears the result. */
    dismiss: action.dismiss,
  };
}

/** Returns the error with its fields renamed to the form's controls. */
const withControls = (
  { status, failure, fields, body }: ApiError,
  toControls: NonNullable<FormOptions<unknown>['toControls']>,
) => new ApiError(status, failure && { ...failure, fields: toControls(fields) }, { body });
