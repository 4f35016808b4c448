import { pageMessages } from '@ma-cantine/lib/http/page-messages'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { html } from '../pages/html.ts'
import { type RenderedPage, renderPage } from '../pages/page.ts'

/** The page for a request of an application that is so wrong that it cannot be sent back. */
export function errorPage(error: string, description: string | undefined, locale: Locale): RenderedPage {
  const { title, reason, details } = pageMessages('application-request').in(locale)
  return renderPage({
    locale,
    title,
    body: html`<p>${reason}</p>
<p>${details}</p>
<p><code>${error}${description ? `: ${description}` : ''}</code></p>`,
  })
}
