import { createHash } from 'node:crypto'
import { htmlStyle } from '@ma-cantine/lib/reports/html-style'
import { type Html, html, sentence } from './html.ts'

export interface Page {
  readonly title: string
  readonly body: Html
  /** Addresses elsewhere where sending its form may lead in the end. */
  readonly formLeadsTo?: readonly string[]
}

export interface RenderedPage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const formStyle = `
header,main{max-width:44rem}main{padding-bottom:2rem}main>*+*{margin-top:1rem}.card>*+*{margin-top:.6rem}
form{display:grid;gap:1rem}form p{margin:0}label,legend{font-weight:700}fieldset{border:0;padding:0;margin:0;display:grid;gap:.5rem}legend{padding:0}fieldset label{font-weight:400}
input:not([type=radio]),textarea{display:block;width:100%;margin-top:.25rem;padding:.6rem .75rem;font:inherit;color:inherit;background:var(--cell);border:0;border-bottom:2px solid var(--text);border-radius:.25rem .25rem 0 0}
input:focus-visible,textarea:focus-visible,button:focus-visible{outline:3px solid #0a76f6;outline-offset:2px}
button,.button{display:inline-block;font:inherit;font-weight:500;padding:.6rem 1.25rem;border:1px solid var(--brand);background:var(--brand);color:var(--bg);cursor:pointer;text-decoration:none}
button.other,.button.other{background:none;color:var(--brand)}
.actions{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
.alert{border-left:.4rem solid var(--bad);background:var(--bad-bg);padding:.75rem 1rem}.alert.good{border-color:var(--good);background:var(--good-bg);color:inherit}
.hint{color:var(--soft);font-size:.875rem;font-weight:400}
ul.rights{padding-left:1.25rem}
`
const style = htmlStyle + formStyle
const styleHash = createHash('sha256').update(style).digest('base64')

/** A whole page of the server, with the headers that keep it from doing anything but what it says. */
export function renderPage({ title, body, formLeadsTo = [] }: Page): RenderedPage {
  const { source } = html`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sentence(title)} - ma cantine</title>
`
  const content = html`</head>
<body>
<a class="skip" href="#contenu">Aller au contenu</a>
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
        ["form-action 'self'", ...formLeadsTo.map(contentSource)].join(' '),
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      // A form of the page must say where it comes from.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
    body: `${source}<style>${style}</style>\n${content.source}`,
  }
}

/** How a policy names the site of an address; it has no way to name one by its IPv6 address. */
function contentSource(address: string): string {
  const { origin, hostname, protocol } = new URL(address)
  return hostname.startsWith('[') ? protocol : origin
}
