import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { loadTerritories, type Territories } from '../../territories/territories.ts'
import { searchCompanies } from './company-register-stand-in.ts'
import { demoEstablishments, type InventedEstablishment } from './establishments.ts'
import {
  type NewsletterEnvironment,
  NewsletterStandIn,
  newsletterEnvironment,
  type ReceivedCampaign,
} from './newsletter-stand-in.ts'

/** How the stand-in answers: correctly, or with one of the failures of real services. */
export type Behaviour = 'right' | 'slow' | 'error' | 'too-many' | 'broken' | 'unexpected' | 'cut' | 'gone'

/** A commune newer than the packaged data. */
export interface InventedCommune {
  readonly code: string
  readonly name: string
  readonly postalCode: string
  readonly department: string
  /** Its middle, in degrees. */
  readonly centre?: { readonly latitude: number; readonly longitude: number }
}

export interface OutsideStandInOptions {
  readonly port?: number
  readonly establishments?: readonly InventedEstablishment[]
  readonly communes?: readonly InventedCommune[]
}

export interface OutsideStandIn {
  /** The environment that makes the server call it. */
  readonly environment: Readonly<
    Record<'COMPANY_REGISTER_URL' | 'GEOCODER_URL' | 'COMMUNES_URL', string> & NewsletterEnvironment
  >
  /** The addresses on the list of the newsletter. */
  readonly subscribers: ReadonlySet<string>
  /** The mailings of the newsletter. */
  readonly campaigns: readonly ReceivedCampaign[]
  behaviour: Behaviour
  /** Behaviours of the next calls, after which `behaviour` applies again. */
  readonly upcoming: Behaviour[]
  /** The received calls, in order, with their times in milliseconds. */
  readonly calls: { readonly path: string; readonly query: string; readonly time: number }[]
  close(): Promise<void>
}

export interface Answer {
  /** 200 by default. */
  readonly status?: number
  readonly type: 'application/json' | 'text/csv'
  readonly text: string
}

/**
 * Starts a server with the protocols of the company register, of the geocoder, of the list of communes and of the provider
 * that mails the newsletter, on this machine only.
 */
export async function startOutsideStandIn(options: OutsideStandInOptions = {}): Promise<OutsideStandIn> {
  const { establishments = demoEstablishments, communes = [], port = 0 } = options
  const territories = await loadTerritories()
  const calls: OutsideStandIn['calls'] = []
  const newsletter = new NewsletterStandIn()

  const answer = async (request: IncomingMessage): Promise<Answer | null> => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const body = await buffer(request)
    calls.push({ path: url.pathname, query: url.search, time: performance.now() })
    if (url.pathname === '/search') return searchCompanies(establishments, url.searchParams)
    if (url.pathname === '/communes' && url.searchParams.has('codeDepartement')) {
      return json(centresOf(communes, url.searchParams.get('codeDepartement') ?? ''))
    }
    if (url.pathname === '/communes') {
      return json(communesOf(territories, communes, url.searchParams.get('codePostal') ?? ''))
    }
    if (url.pathname.startsWith('/v3/')) return newsletter.answer(request, url.pathname, body.toString())
    if (url.pathname === '/search/csv') {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const form = await new Response(new Uint8Array(body), { headers }).formData()
      const file = form.get('data')
      const text = typeof file === 'string' || file === null ? '' : await file.text()
      return { type: 'text/csv', text: geocodeFile(territories, communes, text) }
    }
    return null
  }

  const server = createServer((request, response) => {
    answer(request).then(
      given => reply(standIn.upcoming.shift() ?? standIn.behaviour, given, response),
      () => response.destroy(),
    )
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: OutsideStandIn = {
    environment: {
      COMPANY_REGISTER_URL: address,
      GEOCODER_URL: address,
      COMMUNES_URL: address,
      NEWSLETTER_API_URL: address,
      ...newsletterEnvironment,
    },
    subscribers: newsletter.subscribers,
    campaigns: newsletter.campaigns,
    behaviour: 'right',
    upcoming: [],
    calls,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
  return standIn
}

const json = (value: unknown): Answer => ({ type: 'application/json', text: JSON.stringify(value) })

function reply(behaviour: Behaviour, given: Answer | null, response: ServerResponse): void {
  const send = (status: number, type: string, text: string): void => {
    response.writeHead(status, { 'content-type': type }).end(text)
  }
  const right = given ?? { type: 'application/json', text: '{}' }
  const badDays: Readonly<Record<Exclude<Behaviour, 'right'>, () => void>> = {
    // Sends the headers and one byte, then nothing.
    slow: () => response.writeHead(200, { 'content-type': right.type }).write(right.text.slice(0, 1)),
    error: () => send(500, 'text/html', '<h1>Internal Server Error</h1>'),
    'too-many': () => send(429, 'application/json', '{"erreur":"too many requests"}'),
    broken: () => send(200, right.type, right.text.slice(0, right.text.length / 2)),
    unexpected: () => send(200, right.type, right.type === 'application/json' ? '{"message":"hello"}' : 'a,b\n1'),
    cut: () => {
      response.writeHead(200, { 'content-length': right.text.length + 100 }).write(right.text)
      response.destroy()
    },
    // Closes the connection without a word.
    gone: () => response.destroy(),
  }
  if (behaviour === 'right') send(given ? (given.status ?? 200) : 404, right.type, right.text)
  else badDays[behaviour]()
}

/** The middles of invented communes; GeoJSON gives longitudes first. */
const centresOf = (invented: readonly InventedCommune[], department: string): unknown =>
  invented
    .filter(commune => commune.department === department)
    .map(({ code, centre }) => ({
      code,
      centre: centre && { type: 'Point', coordinates: [centre.longitude, centre.latitude] },
    }))

function communesOf(territories: Territories, invented: readonly InventedCommune[], postalCode: string): unknown {
  const known = territories.communesServedBy(postalCode)
  return [
    ...known.map(({ name, code, department }) => ({ nom: name, code, codeDepartement: department.code })),
    ...invented
      .filter(commune => commune.postalCode === postalCode)
      .map(({ name, code, department }) => ({ nom: name, code, codeDepartement: department })),
  ]
}

function geocodeFile(territories: Territories, invented: readonly InventedCommune[], text: string): string {
  const rows: Record<string, string>[] = parse(text, { columns: true })
  const lines = rows.map(({ id = '', citycode = '', postcode = '' }) => {
    const found = geocode(territories, invented, citycode, postcode)
    return [id, citycode, postcode, ...(found ?? ['', '', '', ''])].join(',')
  })
  const columns = ['id', 'citycode', 'postcode', 'result_citycode', 'result_postcode', 'result_city', 'result_context']
  return [columns.join(','), ...lines].join('\n')
}

function geocode(
  territories: Territories,
  invented: readonly InventedCommune[],
  code: string,
  postalCode: string,
): string[] | null {
  const made = invented.find(commune => (code ? commune.code === code : commune.postalCode === postalCode))
  if (made) return [made.code, made.postalCode, made.name, `"${made.department}, Ailleurs"`]
  const commune = code ? territories.communeOf(code) : territories.communesServedBy(postalCode)[0]
  if (!commune) return null
  const { department, postalCodes, name } = commune
  const context = `"${department.code}, ${department.name}, ${department.region.name}"`
  return [commune.code, postalCode || (postalCodes[0] ?? ''), `"${name}"`, context]
}
