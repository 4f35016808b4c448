import { markdownEmailHtml } from '@ma-cantine/lib/markdown/markdown-email-html'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { Html, html, sentence } from '../pages/html.ts'
import type { Email, EmailBlock, EmailItem } from './email.ts'
import { frameWords } from './frame-words.ts'
import { oneLine } from './one-line.ts'
import { textStyles } from './text-styles.ts'

/**
 * Mail readers drop parts of style sheets, some of them all: what the message needs is beside each element, and the
 * sheet adds the dark theme. There is no script, and nothing is fetched but the pictures of a text of the team.
 */
const darkTheme = `@media (prefers-color-scheme:dark){
body,.page{background:#161616!important;color:#ededed!important}
.card{background:#1e1e1e!important;border-color:#3a3a3a!important}
.quiet,.quiet a,.quote{color:#cecece!important}.link{color:#8585f6!important}
.button a,.button-link{background:#8585f6!important;color:#000091!important;border-color:#8585f6!important}
}`

const styleSheet = new Html(darkTheme)

const font = 'font-family:Marianne,Arial,sans-serif'
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:24px'
/** A long word or address never makes a message wider than a small window, in whatever font it comes. */
const breakable = 'overflow-wrap:anywhere;word-break:break-word'
const quiet = 'margin:0 0 16px;font-size:14px;line-height:20px;color:#666666'

/** Writes a message as HTML, in the frame of all our messages. */
export function emailHtml(email: Email): string {
  const { locale, contentLocale = locale, subject, preheader = '', firstName = '', blocks, postscript } = email
  const words = (code: 'closing' | 'signature' | 'about') => sentence(frameWords(code).in(locale))
  const { source } = html`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${sentence(subject)}</title>
<style>${styleSheet}</style>
</head>
<body style="margin:0;padding:0;background:#f6f6f6;color:#161616;${font}">
${preheader === '' ? null : preheaderHtml(preheader, contentLocale)}<main>
<table role="none" class="page" style="width:100%;border-collapse:collapse;background:#f6f6f6">
<tr><td style="padding:24px 12px;${breakable}">
<table role="none" class="card" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;background:#ffffff;border:1px solid #dddddd">
<tr><td style="padding:32px 24px 16px">
<p class="link" style="margin:0 0 24px;font-size:20px;line-height:28px;font-weight:bold;color:#000091">ma cantine</p>
<h1 style="margin:0 0 24px;font-size:22px;line-height:28px" lang="${contentLocale}">${sentence(subject)}</h1>
<p style="${paragraph}">${sentence(frameWords('greeting', oneLine(firstName)).in(locale))}</p>
${blocks.map(block => blockHtml(block, contentLocale, sentence(frameWords('button-help').in(locale))))}
<p style="${paragraph}">${words('closing')}<br>${words('signature')}</p>
${postscript ? html`<p class="quiet" style="${quiet}">${postscriptHtml(postscript)}</p>` : null}
</td></tr>
</table>
<p class="quiet" style="max-width:600px;margin:16px auto 0;font-size:12px;line-height:20px;color:#666666;text-align:center">${words('about')}</p>
</td></tr>
</table>
</main>
</body>
</html>
`
  return source
}

/** Mail readers show the first words of a message beside its subject. */
const preheaderHtml = (preheader: string, locale: Locale): Html =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" lang="${locale}">${sentence(preheader)}</div>\n`

function blockHtml(block: EmailBlock, contentLocale: Locale, buttonHelp: Html): Html {
  if (typeof block === 'string') return html`<p style="${paragraph}">${lines(block)}</p>\n`
  if ('markdown' in block) {
    const text = new Html(markdownEmailHtml(block.markdown, block.origin, textStyles))
    return html`<div lang="${contentLocale}" style="font-size:16px;line-height:24px">${text}</div>\n`
  }
  if ('quote' in block) {
    const style = 'margin:0 0 16px;padding:8px 16px;border-left:4px solid #6a6af4;font-size:16px;line-height:24px'
    return html`<blockquote style="${style}">${lines(block.quote)}</blockquote>\n`
  }
  const text = html`<p style="${paragraph}">${sentence(block.text)}</p>`
  if ('items' in block) {
    const items = block.items.map(item => html`<li style="margin:0 0 4px">${itemHtml(item)}</li>`)
    return html`${text}
<ul style="margin:0 0 16px;padding:0 0 0 24px;font-size:16px;line-height:24px">${items}</ul>\n`
  }
  const { address, button } = block
  const style =
    'display:inline-block;padding:8px 16px;background:#000091;border:1px solid #000091;color:#ffffff;font-size:16px;line-height:24px;font-weight:bold;text-decoration:none'
  return html`${text}
<p class="button" style="margin:0 0 8px"><a href="${address}" style="${style}">${sentence(button)}</a></p>
<p class="quiet" style="${quiet}">${buttonHelp}<br><a class="link" href="${address}" style="color:#000091;word-break:break-all">${address}</a></p>\n`
}

const link = 'color:#000091'

const itemHtml = (item: string | EmailItem): Html | string =>
  typeof item === 'string'
    ? item
    : html`<a class="link" href="${item.address}" style="${link}">${sentence(item.name)}</a>${sentence(item.text)}`

const postscriptHtml = (postscript: NonNullable<Email['postscript']>): Html =>
  typeof postscript === 'string'
    ? sentence(postscript)
    : html`${sentence(postscript.text)} <a class="link" href="${postscript.address}" style="${link}">${sentence(postscript.link)}</a>`

/** Keeps the line breaks of a text. */
function lines(text: string): Html[] {
  const [first = '', ...others] = text.split(/\r\n|[\r\n\u2028\u2029]/)
  return [sentence(first), ...others.map(line => html`<br>${sentence(line)}`)]
}
