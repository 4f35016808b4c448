import type { ApplicationGrant } from '@ma-cantine/lib/oauth/oauth-api'
import { type Html, html } from '../pages/html.ts'
import { type PageRoutes, Redirect } from '../pages/page-routes.ts'
import type { Services } from '../services.ts'
import { rightsList } from './consent-pages.ts'
import { listGrants, revokeGrant } from './grants.ts'

const home = '/o/authorized_tokens/'

/** Where users see what they let applications do, and take it back. */
export function grantPages(pages: PageRoutes, { database }: Services): void {
  pages.forUser('GET', home, async ({ user, csrfToken }) => {
    const grants = await listGrants(database.reader, user.id)
    return {
      title: 'Vos accès accordés',
      body: html`<p>Ces applications peuvent agir sur ma cantine à votre place.</p>
${
  grants.length === 0
    ? html`<p class="empty">Vous n’avez donné accès à aucune application.</p>`
    : grants.map(grant => grantCard(grant, csrfToken))
}`,
    }
  })

  pages.forUser('POST', `${home}:id/delete/`, async ({ user, params }) => {
    await revokeGrant(database.writer, user.id, params.id ?? '')
    return new Redirect(home)
  })
}

const moment = (date: string): string =>
  new Date(date).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

const grantCard = (
  { id, applicationName, scopes, creationDate, lastUseDate }: ApplicationGrant,
  csrfToken: string,
): Html =>
  html`<section class="card"><h2>${applicationName}</h2>
<p>Accès donné le ${moment(creationDate)} ; ${lastUseDate ? `utilisé pour la dernière fois le ${moment(lastUseDate)}` : 'jamais utilisé'}. Elle peut :</p>
${rightsList(scopes)}
<form method="post" action="${home}${id}/delete/"><input type="hidden" name="csrf_token" value="${csrfToken}"><p class="actions"><button type="submit" class="other">Retirer l’accès de ${applicationName}</button></p></form>
</section>`
