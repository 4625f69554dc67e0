import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { INLINE_HASHES } from '../../render/head';

/** Browser features that no page uses. They are disabled so that an injected script cannot use them either. */
const DISABLED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Scripts and style sheets may only come from this origin; the few inline ones are allowed by hash. `style` attributes
 * are allowed, because React uses them for sizes and progress and they never contain user content.
 */
const policyFor = (isSecure: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...INLINE_HASHES.scripts],
        styleSrc: ["'self'", ...INLINE_HASHES.styles],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        // PDF files of contest entries. All other responses refuse to be framed.
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: ['/report'],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

export type Headers = readonly (readonly [name: string, value: string])[];

/** Returns the headers that helmet sets, as a flat list. */
function listed(apply: ReturnType<typeof helmet>): Headers {
  const list: [string, string][] = [];
  const response = {
    setHeader: (name: string, value: string) => void list.push([name.toLowerCase(), value]),
    removeHeader: () => undefined,
  };
  apply({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return list;
}

/** Headers that matter even for files that browsers never display as a page. */
const FILE_HEADERS = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']);

/** Returns the headers of a page that contains style sheets with these hashes. */
export const withStyles = (headers: Headers, hashes: readonly string[]): Headers =>
  headers.map(([name, value]) =>
    name === 'content-security-policy' && hashes.length > 0
      ? [name, value.replace("style-src 'self'", (sources) => [sources, ...hashes].join(' '))]
      : [name, value],
  );

/** Returns the headers sent with every response, and the subset sent with scripts, style sheets and fonts. */
export function securityHeaders(publicOrigin: string): { document: Headers; file: Headers } {
  const all = listed(policyFor(publicOrigin.startsWith('https:')));
  const document = [...all, ['permissions-policy', DISABLED_FEATURES.map((name) => `${name}=()`).join(', ')] as const];
  return { document, file: all.filter(([name]) => FILE_HEADERS.has(name)) };
}
