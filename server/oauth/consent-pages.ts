import { isScope, type Scope } from '@ma-cantine/lib/accounts/scope'
import { scopeWords } from '@ma-cantine/lib/accounts/scope-words'
import { errors, type InteractionResults } from 'oidc-provider'
import { Refusal } from '../http/refusal.ts'
import { type Html, html } from '../pages/html.ts'
import { type PageRoutes, Redirect, type UserPageCall } from '../pages/page-routes.ts'
import { consentPath, type OauthProvider } from './provider.ts'

/** What the page lists: each right in plain words. */
export const rightsList = (scopes: readonly Scope[]): Html =>
  html`<ul class="rights">${scopes.map(scope => html`<li>${scopeWords.fr[scope]}</li>`)}</ul>`

/** Where an application's request stops: the user looks at what it asks for, and accepts or refuses. */
export function consentPages(pages: PageRoutes, { provider }: OauthProvider): void {
  const url = `${consentPath}:uid`

  pages.forUser('GET', url, async ({ user, csrfToken, request, reply }) => {
    const { prompt, params, uid } = await requestUnderWay({ request, reply })
    // Signed in on the site is signed in for the provider.
    if (prompt.name === 'login') return finish({ request, reply }, { login: { accountId: String(user.id) } })
    const client = await provider.Client.find(String(params.client_id))
    if (!client) throw new Refusal(404, 'Cette application n’existe plus.')
    const redirectUri = String(params.redirect_uri)
    const name = [user.firstName, user.lastName].join(' ').trim() || user.username
    return {
      title: `Autoriser « ${client.clientName} » ?`,
      body: html`<p>L’application <strong>« ${client.clientName ?? ''} »</strong> demande à agir sur ma cantine à la place de <strong>${name}</strong> (${user.email}).</p>
<div class="card"><h2>Elle pourra</h2>
${rightsList(scopesOf(params))}</div>
<p>Vous reviendrez ensuite sur <strong>${new URL(redirectUri).host}</strong>. N’acceptez que si vous connaissez cette application et que vous venez de lui demander de se connecter à ma cantine.</p>
<form method="post" action="${consentPath}${uid}">
<input type="hidden" name="csrf_token" value="${csrfToken}">
<p class="actions"><button type="submit" name="decision" value="accept">Autoriser</button>
<button type="submit" name="decision" value="refuse" class="other">Refuser</button></p>
</form>
<p class="hint">Vous pourrez retirer cet accès à tout moment dans <a href="/o/authorized_tokens/">vos accès accordés</a>.</p>`,
      formLeadsTo: [redirectUri],
    }
  })

  pages.forUser('POST', url, async ({ user, form, request, reply }) => {
    const { prompt, params } = await requestUnderWay({ request, reply })
    if (prompt.name !== 'consent') return new Redirect(request.url)
    if (form.decision !== 'accept') {
      return finish({ request, reply }, { error: 'access_denied', error_description: 'The user refused the request' })
    }
    const grant = new provider.Grant({ accountId: String(user.id), clientId: String(params.client_id) })
    grant.addOIDCScope(scopesOf(params).join(' '))
    return finish({ request, reply }, { consent: { grantId: await grant.save() } })
  })

  type Exchange = Pick<UserPageCall, 'request' | 'reply'>

  async function requestUnderWay({ request, reply }: Exchange) {
    try {
      const underWay = await provider.interactionDetails(request.raw, reply.raw)
      const { userId } = request.session
      // The session of the site may have become somebody else's since.
      if (underWay.session?.accountId === undefined || underWay.session.accountId === String(userId)) return underWay
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
    }
    throw new Refusal(404, 'Cette demande a expiré. Retournez dans l’application d’où vous venez et recommencez.')
  }

  async function finish({ request, reply }: Exchange, result: InteractionResults): Promise<Redirect> {
    const returnTo = new URL(await provider.interactionResult(request.raw, reply.raw, result))
    return new Redirect(returnTo.pathname)
  }
}

const scopesOf = ({ scope }: { readonly scope?: unknown }): Scope[] =>
  String(scope ?? '')
    .split(' ')
    .filter(isScope)
