import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** The allowed sources of the contents of a page, by directive; anything else is refused. */
export type PageSources = Readonly<
  Record<`${string}Src` | 'formAction' | 'baseUri' | 'frameAncestors', readonly string[]>
>

/** The site only loads its own files, without inline scripts or styles, and without `eval`. */
export const siteSources: Partial<PageSources> = {
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  mediaSrc: ["'self'"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  // Messages of the newsletter, as they are previewed.
  frameSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
}

const none = ["'none'"]

/** Browser features that no page uses, and the position, which our own pages ask for when a visitor presses a button. */
const permissions = {
  camera: '()',
  'display-capture': '()',
  geolocation: '(self)',
  microphone: '()',
  midi: '()',
  payment: '()',
  usb: '()',
} as const

const twoYears = 63_072_000

/** The security headers of an answer. Without sources, as for data, a browser loads nothing from it. */
export function securityHeaders(secure: boolean, sources: Partial<PageSources> = {}): Readonly<Record<string, string>> {
  const forbidden = Object.values(sources)
    .flat()
    .find(source => source?.startsWith("'unsafe-"))
  if (forbidden) throw new Error(`A page does without ${forbidden}`)
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        baseUri: none,
        formAction: none,
        frameAncestors: none,
        ...sources,
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure && { maxAge: twoYears, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
  // They do not depend on the request: computed once, they also reach answers that no hook sees.
  protect(response.req, response, error => {
    if (error) throw error
  })
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  const policy = Object.entries(permissions)
    .map(([name, origins]) => `${name}=${origins}`)
    .join(', ')
  return { ...Object.fromEntries(headers), 'permissions-policy': policy }
}

/**
 * The headers of a page that any site may show in a frame: it runs nothing, and loads nothing but its own style. What asks
 * every answer not to be framed must be taken away from such an answer (`x-frame-options`).
 */
export function frameableHeaders(secure: boolean, styleSource: string): Readonly<Record<string, string>> {
  const { 'x-frame-options': _, ...headers } = securityHeaders(secure, {
    styleSrc: [styleSource],
    // No script can connect; programs that judge a page read robots.txt from within it.
    connectSrc: ["'self'"],
    frameAncestors: ['*'],
  })
  // A page that isolates itself only frames answers that say so.
  return { ...headers, 'cross-origin-resource-policy': 'cross-origin' }
}

/**
 * The headers of a page that our own pages show in a frame: it runs nothing, and loads its own style, and pictures of the
 * site. What asks every answer not to be framed must be taken away from such an answer (`x-frame-options`).
 */
export function framedHeaders(
  secure: boolean,
  styleSources: readonly string[],
  publicUrl: string,
): Readonly<Record<string, string>> {
  const { 'x-frame-options': _, ...headers } = securityHeaders(secure, {
    styleSrc: styleSources,
    imgSrc: ["'self'", publicUrl],
    // No script can connect; programs that judge a page read robots.txt from within it.
    connectSrc: ["'self'"],
    frameAncestors: ["'self'"],
  })
  return headers
}
