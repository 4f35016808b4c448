import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionUser } from '../accounts/authentication.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { html, sentence } from './html.ts'
import { type Page, renderPage } from './page.ts'

export interface PageCall {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>>
  /** What a form sent, by the names of its fields; of several values of a name, the last. */
  readonly form: Readonly<Record<string, string | undefined>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface UserPageCall extends PageCall {
  readonly user: User
  /** For the field `csrf_token` of its forms. */
  readonly csrfToken: string
}

/** Where to go next: an address of this site, or elsewhere when it is whole. */
export class Redirect {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}

export type PageAnswer = Page | Redirect

type Method = 'GET' | 'POST'
type Handle<Call> = (call: Call) => Promise<PageAnswer> | PageAnswer

export const signInPath = '/s-identifier'

/** The pages that the server makes itself, by their paths. */
export class PageRoutes {
  private readonly declarations: ((scope: FastifyInstance) => void)[] = []
  private readonly methods = new Map<string, Method[]>()
  private readonly services: Services

  constructor(services: Services) {
    this.services = services
  }

  /** A page for anyone. */
  forAll(method: Method, url: string, handle: Handle<PageCall>): void {
    this.declare(method, url, call => handle(call))
  }

  /** A page for whoever is signed in; others sign in first. What it receives must come from one of its own forms. */
  forUser(method: Method, url: string, handle: Handle<UserPageCall>): void {
    this.declare(
      method,
      url,
      async call => {
        const user = await sessionUser(this.services, call.request)
        if (!user) return new Redirect(`${signInPath}?${new URLSearchParams({ next: call.request.url })}`)
        return handle({ ...call, user, csrfToken: call.reply.generateCsrf() })
      },
      true,
    )
  }

  private declare(method: Method, url: string, handle: Handle<PageCall>, ofSession = false): void {
    this.methods.set(url, [...(this.methods.get(url) ?? []), method])
    this.declarations.push(scope => {
      scope.route({
        method,
        url,
        preHandler: (request, reply, done) => {
          if (ofSession && method === 'POST') scope.csrfProtection(request, reply, done)
          else done()
        },
        handler: async (request, reply) => {
          const answer = await handle({
            params: request.params as Record<string, string>,
            query: request.query as Record<string, string | undefined>,
            form: (request.body ?? {}) as Record<string, string | undefined>,
            request,
            reply,
          })
          if (answer instanceof Redirect) return reply.redirect(answer.address, 303)
          return send(reply, 200, answer)
        },
      })
    })
  }

  /** To call once they are all declared. */
  register(app: FastifyInstance): void {
    app.register(async scope => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 64 * 1024 },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
      )
      scope.setErrorHandler(answerErrorPage)
      for (const declare of this.declarations) declare(scope)
    })
    for (const [url, methods] of this.methods) refuseOtherMethods(app, url, methods)
  }
}

const send = (reply: FastifyReply, status: number, page: Page): FastifyReply => {
  const { headers, body } = renderPage(page)
  return reply.code(status).headers(headers).send(body)
}

const problems = {
  form: 'Ce formulaire n’est plus valable : votre session a changé depuis qu’il est affiché. Revenez à la page précédente, rechargez-la et recommencez.',
  request: 'La demande reçue est incorrecte.',
  unexpected: 'Une erreur est survenue de notre côté. Vous pouvez réessayer plus tard.',
}

function answerErrorPage(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  const say = (status: number, title: string, text: string) =>
    send(reply, status, { title, body: html`<p>${sentence(text)}</p>` })
  if (error instanceof Refusal) return say(error.status, 'Accès impossible', error.detail)
  if (error instanceof FieldErrors) return say(400, 'Demande incorrecte', Object.values(error.fields).flat().join(' '))
  if (code.startsWith('FST_CSRF_')) return say(403, 'Formulaire périmé', problems.form)
  if (statusCode >= 400 && statusCode < 500) return say(statusCode, 'Demande incorrecte', problems.request)
  request.log.error({ err: error }, 'unexpected error')
  return say(500, 'Erreur', problems.unexpected)
}
