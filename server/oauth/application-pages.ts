import {
  type Application,
  ApplicationChanges,
  ApplicationDraft,
  ApplicationParams,
  type ApplicationWithSecret,
} from '@ma-cantine/lib/oauth/oauth-api'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import { parse } from '../http/zod-messages.ts'
import { type Html, html } from '../pages/html.ts'
import type { Page } from '../pages/page.ts'
import { type PageCall, type PageRoutes, Redirect } from '../pages/page-routes.ts'
import type { Services } from '../services.ts'
import {
  deleteApplication,
  findApplication,
  listApplications,
  registerApplication,
  renewApplicationSecret,
  updateApplication,
} from './applications.ts'

const home = '/o/applications/'

/** Where the makers of applications declare them. */
export function applicationPages(pages: PageRoutes, { database }: Services): void {
  const { reader, writer } = database

  pages.forUser('GET', home, async ({ user }) => listPage(await listApplications(reader, user.id)))

  pages.forUser('GET', `${home}register/`, ({ csrfToken }) => registerPage(csrfToken, {}))

  pages.forUser('POST', `${home}register/`, async ({ user, form, csrfToken }) => {
    const draft = orProblems(() =>
      parse(ApplicationDraft, { ...textsOf(form), confidential: form.confidential !== 'false' }),
    )
    if (draft instanceof FieldErrors) return registerPage(csrfToken, form, draft)
    return secretPage('Application déclarée', await registerApplication(writer, user.id, draft))
  })

  pages.forUser('GET', `${home}:id/`, async ({ user, params, csrfToken }) => {
    const application = await findApplication(reader, user.id, idOf(params))
    return applicationPage(csrfToken, application, {
      name: application.name,
      redirectUris: application.redirectUris.join('\n'),
    })
  })

  pages.forUser('POST', `${home}:id/update/`, async ({ user, params, form, csrfToken }) => {
    const application = await findApplication(reader, user.id, idOf(params))
    const changes = orProblems(() => parse(ApplicationChanges, textsOf(form)))
    if (changes instanceof FieldErrors) return applicationPage(csrfToken, application, form, changes)
    await updateApplication(writer, user.id, application.id, changes)
    return new Redirect(home)
  })

  pages.forUser('POST', `${home}:id/secret/`, async ({ user, params }) =>
    secretPage('Nouveau secret', await renewApplicationSecret(writer, user.id, idOf(params))),
  )

  pages.forUser('GET', `${home}:id/delete/`, async ({ user, params, csrfToken }) =>
    deletePage(csrfToken, await findApplication(reader, user.id, idOf(params))),
  )

  pages.forUser('POST', `${home}:id/delete/`, async ({ user, params }) => {
    await deleteApplication(writer, user.id, idOf(params))
    return new Redirect(home)
  })
}

type Form = PageCall['form']

function idOf({ id }: PageCall['params']): number {
  const parsed = ApplicationParams.safeParse({ applicationId: id })
  if (!parsed.success) throw new Refusal(404, 'Cette application n’existe pas.')
  return parsed.data.applicationId
}

/** A form says the addresses one a line. */
const textsOf = ({ name, redirectUris = '' }: Form) => ({
  name,
  redirectUris: redirectUris
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== ''),
})

function orProblems<Value>(check: () => Value): Value | FieldErrors {
  try {
    return check()
  } catch (error) {
    if (error instanceof FieldErrors) return error
    throw error
  }
}

const day = (date: string): string =>
  new Date(date).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

const listPage = (applications: readonly Application[]): Page => ({
  title: 'Vos applications',
  body: html`<p>Une application déclarée ici peut demander aux utilisateurs de ma cantine d’agir à leur place, avec leur accord.</p>
${
  applications.length === 0
    ? html`<p class="empty">Vous n’avez déclaré aucune application.</p>`
    : html`<ul>${applications.map(
        ({ id, name, creationDate }) =>
          html`<li><a href="${home}${id}/">${name}</a>, déclarée le ${day(creationDate)}</li>`,
      )}</ul>`
}
<p><a class="button" href="${home}register/">Déclarer une application</a></p>`,
})

const csrfField = (token: string): Html => html`<input type="hidden" name="csrf_token" value="${token}">`

function fields({ name = '', redirectUris = '' }: Form, problems: FieldErrors['fields']): Html {
  const alert = (field: string) =>
    problems[field] && html`<span class="alert" id="${field}-problem" role="alert">${problems[field].join(' ')}</span>`
  return html`<p><label for="name">Nom, tel que les utilisateurs le verront</label>
<input type="text" id="name" name="name" required maxlength="100" value="${name}"${problems.name ? html` aria-invalid="true" aria-describedby="name-problem"` : null}></p>
${alert('name') ?? null}
<p><label for="redirectUris">Adresses de retour <span class="hint">(une par ligne, telles que l’application les enverra, au caractère près ; https, ou http sur l’ordinateur de la personne)</span></label>
<textarea id="redirectUris" name="redirectUris" rows="4" required${problems.redirectUris ? html` aria-invalid="true" aria-describedby="redirectUris-problem"` : null}>
${redirectUris}</textarea></p>
${alert('redirectUris') ?? null}`
}

const registerPage = (csrfToken: string, form: Form, problems?: FieldErrors): Page => ({
  title: 'Déclarer une application',
  body: html`<form method="post" action="${home}register/">
${csrfField(csrfToken)}
${fields(form, problems?.fields ?? {})}
<fieldset><legend>Où tourne-t-elle ?</legend>
<label><input type="radio" name="confidential" value="true"${form.confidential === 'false' ? null : html` checked`}> Sur un serveur : elle sait garder un secret</label>
<label><input type="radio" name="confidential" value="false"${form.confidential === 'false' ? html` checked` : null}> Dans un navigateur, un téléphone ou un ordinateur : elle ne sait pas, et se sert de PKCE</label>
</fieldset>
<p class="actions"><button type="submit">Déclarer</button> <a href="${home}">Annuler</a></p>
</form>`,
})

const applicationPage = (csrfToken: string, application: Application, form: Form, problems?: FieldErrors): Page => ({
  title: application.name,
  body: html`<p>Identifiant (client_id) : <code>${application.clientId}</code></p>
<form method="post" action="${home}${application.id}/update/">
${csrfField(csrfToken)}
${fields(form, problems?.fields ?? {})}
<p class="actions"><button type="submit">Enregistrer</button> <a href="${home}">Annuler</a></p>
</form>
${
  application.confidential &&
  html`<h2>Secret</h2>
<p>Le secret n’est montré qu’une fois. Si vous l’avez perdu, ou s’il est connu d’autres personnes, demandez-en un nouveau : l’ancien ne vaudra plus rien.</p>
<form method="post" action="${home}${application.id}/secret/">${csrfField(csrfToken)}<p class="actions"><button type="submit" class="other">Donner un nouveau secret</button></p></form>`
}
<p><a href="${home}${application.id}/delete/">Supprimer l’application</a></p>`,
})

const secretPage = (title: string, { name, clientId, clientSecret }: ApplicationWithSecret): Page => ({
  title,
  body: html`<p>« ${name} »</p>
<p>Identifiant (client_id) : <code>${clientId}</code></p>
${
  clientSecret === null
    ? html`<p>Cette application n’a pas de secret : elle se sert de PKCE.</p>`
    : html`<p>Secret (client_secret) : <code>${clientSecret}</code></p>
<p class="alert good" role="status">Copiez ce secret maintenant : il ne sera plus montré.</p>`
}
<p><a href="${home}">Retour à vos applications</a></p>`,
})

const deletePage = (csrfToken: string, { id, name }: Application): Page => ({
  title: `Supprimer « ${name} » ?`,
  body: html`<p>Tous les accès que des utilisateurs lui ont donnés s’arrêteront aussitôt.</p>
<form method="post" action="${home}${id}/delete/">
${csrfField(csrfToken)}
<p class="actions"><button type="submit">Supprimer</button> <a href="${home}">Annuler</a></p>
</form>`,
})
