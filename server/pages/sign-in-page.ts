import { signIn } from '@ma-cantine/lib/accounts/accounts-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionUser } from '../accounts/authentication.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { html } from './html.ts'
import { localAddress } from './local-address.ts'
import type { Page } from './page.ts'
import { type PageCall, type PageRoutes, Redirect, signInPath } from './page-routes.ts'

/** The sign-in page, until the site has its own. */
export function signInPages(pages: PageRoutes, app: FastifyInstance, services: Services): void {
  pages.forAll('GET', signInPath, async ({ query, request }) => {
    const next = localAddress(query.next) ?? '/'
    if (await sessionUser(services, request)) return new Redirect(next)
    return signInPage(next)
  })

  pages.forAll('POST', signInPath, async call => {
    const { form, request } = call
    // A visitor has no session for a token to be tied to; what a browser says of where a form comes from is enough.
    if (!isFromHere(request)) throw new Refusal(403, 'Ce formulaire ne vient pas de ce site.')
    const next = localAddress(form.next) ?? '/'
    if (await sessionUser(services, request)) return new Redirect(next)
    const problem = await signInThroughApi(app, call)
    return problem ? signInPage(next, problem, form.username) : new Redirect(next)
  })
}

function isFromHere({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin'
  return origin !== undefined && URL.parse(origin)?.host === host
}

const passedOn = ['user-agent', 'accept-language', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

/** By the API's own door, with all its rules and limits. @returns what is wrong, null when the session is open. */
async function signInThroughApi(app: FastifyInstance, { form, request, reply }: PageCall): Promise<string | null> {
  const answer = await app.inject({
    method: signIn.method,
    url: signIn.path,
    headers: Object.fromEntries(
      passedOn.flatMap(name => (request.headers[name] ? [[name, request.headers[name]]] : [])),
    ),
    remoteAddress: request.ip,
    payload: { username: form.username ?? '', password: form.password ?? '' },
  })
  if (answer.statusCode === 200) {
    reply.header('set-cookie', answer.headers['set-cookie'])
    return null
  }
  const said = answer.json<Record<string, string | string[]>>()
  return said.nonFieldErrors || said.detail
    ? [said.nonFieldErrors ?? said.detail].flat().join(' ')
    : 'Donnez votre identifiant et votre mot de passe.'
}

const signInPage = (next: string, problem: string | null = null, username = ''): Page => ({
  title: 'S’identifier',
  body: html`${problem && html`<p class="alert" role="alert">${problem}</p>`}
<form method="post" action="${signInPath}">
<input type="hidden" name="next" value="${next}">
<p><label for="username">Identifiant ou adresse électronique</label>
<input type="text" id="username" name="username" autocomplete="username" required maxlength="254" value="${username}"></p>
<p><label for="password">Mot de passe</label>
<input type="password" id="password" name="password" autocomplete="current-password" required maxlength="1024"></p>
<p class="actions"><button type="submit">Se connecter</button></p>
</form>`,
})
