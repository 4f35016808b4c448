import { html } from './html.ts'
import { type RenderedPage, renderPage } from './page.ts'

/** What a browser shows when the page it asked for cannot be made for now; `detail` is the sentence that says why. */
export const troublePage = (detail: string): RenderedPage =>
  renderPage({
    title: 'Cette page ne peut pas s’afficher pour le moment',
    body: html`<p>${detail}</p>
<p>Ce qui est enregistré est à l’abri. Attendez un instant, puis rechargez cette page.</p>`,
  })
