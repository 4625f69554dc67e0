import helmet from 'helmet';
import type { RequestHandler } from 'express';
import { INLINE_HASHES } from '../render/head';

/**
 * The headers of every answer. Scripts and sheets come from this origin only; the few inline pieces are named by hash.
 * `style` attributes stay allowed: React writes sizes and progress through them, and no text of a person reaches one.
 */
export function securityHeaders(publicOrigin: string): RequestHandler {
  const isSecure = publicOrigin.startsWith('https:');
  return helmet({
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
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
