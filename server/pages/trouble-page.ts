import { pageMessages } from '@ma-cantine/lib/http/page-messages'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { html } from './html.ts'
import { type RenderedPage, renderPage } from './page.ts'

/** The page for a browser while the service is unavailable; `detail` says why. */
export function troublePage(detail: Message, locale: Locale): RenderedPage {
  const { title, comfort } = pageMessages('unavailable').in(locale)
  return renderPage({
    locale,
    title,
    body: html`<p>${detail.in(locale)}</p>
<p>${comfort}</p>`,
  })
}
