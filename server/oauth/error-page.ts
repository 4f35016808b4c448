import { html } from '../pages/html.ts'
import { type RenderedPage, renderPage } from '../pages/page.ts'

/** What the user sees when an application's request cannot even be sent back to it. */
export const errorPage = (error: string, description: string | undefined): RenderedPage =>
  renderPage({
    title: 'La demande de l’application n’a pas abouti',
    body: html`<p>L’application d’où vous venez a envoyé une demande que ma cantine ne peut pas suivre, ou cette demande a expiré. Retournez dans l’application et recommencez.</p>
<p>Si cela se reproduit, donnez ces précisions à son éditeur :</p>
<p><code>${error}${description ? `: ${description}` : ''}</code></p>`,
  })
