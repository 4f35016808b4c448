import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Where the contents of a page may come from, directive by directive: what is not listed is not loaded at all. */
export type PageSources = Readonly<Record<`${string}Src` | 'formAction' | 'baseUri', readonly string[]>>

/** The site loads what it serves itself, and nothing else; no script or style inside a page, no code made from text. */
export const siteSources: Partial<PageSources> = {
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
}

const nothing = ["'none'"]

/** What no page of ours asks of a browser. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']

const twoYears = 63_072_000

/**
 * The headers that every answer carries. Those of an answer that is data let a browser load nothing from it; a page is
 * given its sources.
 */
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
        defaultSrc: nothing,
        baseUri: nothing,
        formAction: nothing,
        frameAncestors: nothing,
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
  // They depend on no request: computed once, they also reach the answers that no hook sees.
  protect(response.req, response, error => {
    if (error) throw error
  })
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(headers), 'permissions-policy': permissions.map(name => `${name}=()`).join(', ') }
}
