interface GatewayCookie {
  /** Without its prefix. */
  name: string;
  value: string;
  seconds: number;
  isSecure: boolean;
}

/** A cookie of the gateway, which no script reads: `__Host-` where the site has https. */
export const serialiseCookie = ({ name, value, seconds, isSecure }: GatewayCookie): string =>
  `${isSecure ? '__Host-' : ''}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax` +
  (isSecure ? '; Secure' : '');
