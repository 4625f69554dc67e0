import { Button } from '@verse/ui';

/** Attributes of a form that the API receives from a browser without JavaScript. */
export const PLAIN_ACTION = {
  method: 'post',
  action: '/api/waiting-lists',
  encType: 'multipart/form-data',
} as const;

/** The button for a link from an email, in browsers without JavaScript. */
export function PlainAct({ act, token, label }: { act: 'confirm' | 'leave'; token: string; label: string }) {
  return (
    <noscript>
      <form {...PLAIN_ACTION}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{label}</Button>
      </form>
    </noscript>
  );
}
