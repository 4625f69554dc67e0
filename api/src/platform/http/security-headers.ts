import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Browser features that no API response needs. */
const PERMISSIONS = [
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Sets the most restrictive headers, because the API serves no executable content. */
export function securityHeaders(publicOrigin: string): RequestHandler {
  const others = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // Only for HTTPS. Over HTTP the header is ignored, and on localhost it would lock out other projects.
    strictTransportSecurity: publicOrigin.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS);
    others(request, response, next);
  };
}
