import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { secondFactorRefusals } from '@ma-cantine/lib/accounts/second-factor-refusals'
import { signIn, signOut } from '@ma-cantine/lib/accounts/session-api'
import { createToken, listTokens, revokeToken } from '@ma-cantine/lib/accounts/tokens-api'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { acceptForms, refuseForeignForm } from '../http/form-bodies.ts'
import { localeOf } from '../http/language.ts'
import { FieldErrors, notFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { withReviews } from '../reviews/reviews.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.ts'
import { accountDeletionRoutes } from './account-deletion-routes.ts'
import { avatarRoute } from './avatar-route.ts'
import { acceptLateInvitations } from './late-invitations.ts'
import { lockCaller } from './lock-caller.ts'
import { strengthenHash } from './password-change.ts'
import { passwordRoutes } from './password-routes.ts'
import { isPasswordCorrect } from './passwords.ts'
import { profileRoutes } from './profile-routes.ts'
import { rememberLanguage } from './remember-language.ts'
import { checkCode, hasSecondFactor } from './second-factor/check-code.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { clearCookies, openSession } from './session.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { termsRoutes } from './terms-routes.ts'
import { findAccount, findBlockedAccount } from './users.ts'

export function accountsRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, background, mail } = services
  signUpRoutes(app, services)
  passwordRoutes(app, services)
  secondFactorRoutes(app, services)
  profileRoutes(app, services)
  accountDeletionRoutes(app, services)
  avatarRoute(app)
  termsRoutes(app, services)

  /**
   * Another site cannot sign a visitor in: it may not send JSON here (no CORS header allows it), and an open session
   * requires its CSRF token.
   */
  route(
    app,
    signIn,
    async ({ body, request, reply }) => {
      const account = await findAccount(database.reader, body.username)
      const blocked = account ? null : await findBlockedAccount(database.reader, body.username)
      const isCorrect = await isPasswordCorrect((account ?? blocked)?.passwordHash ?? null, body.password)
      // Only who knows the password learns that there is such an account.
      if (isCorrect && blocked) {
        throw new FieldErrors({ nonFieldErrors: [accountRefusals('blocked-account', settings.contactEmail)] })
      }
      if (!isCorrect || !account) throw new FieldErrors({ nonFieldErrors: [accountRefusals('wrong-credentials')] })
      const { user, passwordHash } = account
      const secondFactorDate = await requireSecondFactor(user.id, body.code)
      background.run(() => strengthenHash(services, user.id, passwordHash, body.password))
      background.run(() => acceptLateInvitations(services, user))
      background.run(() => rememberLanguage(services, user, localeOf(request)))
      await openSession(reply, account, settings, secondFactorDate)
      return withReviews(database.reader, user)
    },
    { jsonOnly: true },
  )

  /** @returns when a code was given; undefined for an account without a second factor. */
  async function requireSecondFactor(userId: number, code: string | undefined): Promise<string | undefined> {
    if (!(await hasSecondFactor(database.reader, userId))) return undefined
    const refusal =
      code === undefined
        ? secondFactorRefusals('code-needed')
        : await checkCode(services, userId, { code, acceptsRecovery: true })
    mail.drain()
    if (refusal) throw new FieldErrors({ code: [refusal] })
    return now()
  }

  route(app, signOut, async ({ request, reply }) => {
    await request.session.destroy()
    clearCookies(reply)
    return undefined
  })

  signOutPage(app)

  route(app, listTokens, ({ user }) => listAccessTokens(database.reader, user.id))

  route(app, createToken, ({ caller, body }) =>
    database.transaction(async transaction => {
      const { id } = await lockCaller(transaction, caller)
      return createAccessToken(transaction, id, body)
    }),
  )

  route(app, revokeToken, async ({ user, params }) => {
    if (await revokeAccessToken(database.writer, user.id, params.tokenId)) return undefined
    throw notFound(accountRefusals('unknown-token'))
  })
}

/** The address to which existing pages send their form of sign-out. */
function signOutPage(app: FastifyInstance): void {
  const path = '/se-deconnecter'
  app.register(async scope => {
    acceptForms(scope)
    scope.post(
      path,
      {
        onRequest: async request => refuseForeignForm(request, app.services.settings.publicUrl),
        preHandler: (request, reply, done) => {
          if (request.session.userId === undefined) done()
          else app.csrfProtection(request, reply, done)
        },
      },
      async (request, reply) => {
        await request.session.destroy()
        clearCookies(reply)
        return reply.redirect('/', 303)
      },
    )
  })
  refuseOtherMethods(app, path, ['POST'])
}
