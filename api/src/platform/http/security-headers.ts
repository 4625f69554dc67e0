import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** The API serves nothing that runs: every answer forbids everything. */
export function securityHeaders(publicOrigin: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"], objectSrc: ["'none'"] },
    },
    // Over plain http the header means nothing, and on localhost it would lock other projects out.
    strictTransportSecurity: publicOrigin.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
