import { createHash } from 'node:crypto'
import { pageMessages } from '@ma-cantine/lib/http/page-messages'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { htmlStyle } from '@ma-cantine/lib/reports/html-style'
import { type Html, html, sentence } from './html.ts'

export interface Page {
  readonly locale: Locale
  readonly title: string
  readonly body: Html
}

export interface RenderedPage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const style = `${htmlStyle}
header,main{max-width:44rem}main{padding-bottom:2rem}main>*+*{margin-top:1rem}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** Renders a whole page of the server, with headers that allow it nothing but its own style. */
export function renderPage({ locale, title, body }: Page): RenderedPage {
  const { source } = html`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sentence(title)} - ma cantine</title>
`
  const content = html`</head>
<body>
<a class="skip" href="#contenu">${pageMessages('skip-link').in(locale)}</a>
<header><p class="brand">ma cantine</p></header>
<main id="contenu">
<h1>${sentence(title)}</h1>
${body}
</main>
</body>
</html>
`
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
    body: `${source}<style>${style}</style>\n${content.source}`,
  }
}
