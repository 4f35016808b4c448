/** A small application that shows its users the canteens they manage on ma cantine. */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Access, type Departure, MaCantine } from './ma-cantine.ts'

const { MA_CANTINE = 'http://127.0.0.1:8000', CLIENT_ID = '', CLIENT_SECRET = '', PORT = '8123' } = process.env
const home = `http://127.0.0.1:${PORT}`
const maCantine = await MaCantine.connect({
  site: MA_CANTINE,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  redirectUri: `${home}/retour`,
})

/** The state of each visitor; a real application stores accesses in its database, encrypted. */
interface Visitor {
  departure?: Departure | undefined
  access?: Access | undefined
}
const visitors = new Map<string, Visitor>()

type Page = { readonly html: string } | { readonly goTo: string }

const pages: Record<string, (visitor: Visitor, url: URL) => Promise<Page>> = {
  '/': async visitor => {
    if (!visitor.access) return { html: '<p><a href="/connexion">Se connecter avec ma cantine</a></p>' }
    visitor.access = await maCantine.fresh(visitor.access)
    const { loggedUser, canteenPreviews } = await maCantine.canteens(visitor.access)
    const items = canteenPreviews.map(({ id, name }) => `<li>${escapeHtml(name)} (n° ${id})</li>`).join('')
    return {
      html: `<p>Bonjour ${escapeHtml(loggedUser.firstName)} ${escapeHtml(loggedUser.lastName)}. Vous gérez :</p><ul>${items}</ul>
<p><a href="/deconnexion">Se déconnecter</a></p>`,
    }
  },
  '/connexion': async visitor => {
    visitor.departure = await maCantine.depart()
    return { goTo: visitor.departure.address.href }
  },
  '/retour': async (visitor, url) => {
    const { departure } = visitor
    if (!departure) return { goTo: '/' }
    visitor.departure = undefined
    if (url.searchParams.get('error') === 'access_denied') {
      return { html: '<p>Vous avez refusé l’accès à vos cantines. <a href="/">Revenir à l’accueil</a></p>' }
    }
    visitor.access = await maCantine.arrive(url, departure)
    return { goTo: '/' }
  },
  '/deconnexion': async visitor => {
    if (visitor.access) await maCantine.leave(visitor.access)
    visitor.access = undefined
    return { goTo: '/' }
  },
}

function findVisitor(request: IncomingMessage, response: ServerResponse): Visitor {
  const known = /visiteur=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  const id = known && visitors.has(known) ? known : randomUUID()
  response.setHeader('set-cookie', `visiteur=${id}; HttpOnly; SameSite=Lax; Path=/`)
  const visitor = visitors.get(id) ?? {}
  visitors.set(id, visitor)
  return visitor
}

const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', home)
  const visitor = findVisitor(request, response)
  const page = pages[url.pathname]
  response.setHeader('content-type', 'text/html; charset=utf-8')
  try {
    const answer = (await page?.(visitor, url)) ?? { html: '<p>Cette page n’existe pas.</p>' }
    if ('goTo' in answer) response.writeHead(303, { location: answer.goTo }).end()
    else response.end(`<!doctype html><html lang="fr"><title>Économat</title>${answer.html}`)
  } catch (error) {
    visitor.access = undefined
    console.error(error)
    response.writeHead(502).end('<p>ma cantine n’a pas donné l’accès. <a href="/">Recommencer</a></p>')
  }
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Application prête : ${home}`))
