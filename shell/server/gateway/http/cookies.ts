interface GatewayCookie {
  /** The name without its `__Host-` prefix. */
  name: string;
  value: string;
  seconds: number;
  isSecure: boolean;
}

/** Serialises an HttpOnly cookie, with the `__Host-` prefix if the site uses https. */
export const serialiseCookie = ({ name, value, seconds, isSecure }: GatewayCookie): string =>
  `${isSecure ? '__Host-' : ''}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax` +
  (isSecure ? '; Secure' : '');
