/** Shows every message that the server sends, as it leaves: `npm run emails`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { renderEmail } from '../../server/emails/render-email.ts'
import { html } from '../../server/pages/html.ts'
import { emailSamples } from '../support/email-samples.ts'

const publicUrl = process.env.PUBLIC_URL ?? 'http://127.0.0.1:8000'
const rendered = (locale: Locale) => Object.entries(emailSamples(locale, publicUrl))
const names: Readonly<Record<Locale, string>> = { fr: 'En français', en: 'In English' }

const list = () => html`<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages</title></head>
<body style="max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif">
<h1>Messages de ma cantine</h1>
${locales.map(
  locale => html`<h2>${names[locale]}</h2>
<ul>${rendered(locale).map(
    ([name, { subject }]) =>
      html`<li><a href="/${locale}/${name}.html">${subject}</a> (<a href="/${locale}/${name}.txt">texte</a>)</li>`,
  )}</ul>`,
)}
</body></html>`

const server = createServer((request, response) => {
  const [, locale, name, type] = /^\/(fr|en)\/([\w-]+)\.(html|txt)$/.exec(request.url ?? '') ?? []
  const email = locale && name ? emailSamples(locale as Locale, publicUrl)[name] : undefined
  if (request.url !== '/' && !email) return void response.writeHead(404).end()
  response.setHeader('content-type', `text/${type === 'txt' ? 'plain' : 'html'}; charset=utf-8`)
  if (!email) return void response.end(list().source)
  const { subject, body, html: page } = renderEmail(email)
  response.end(type === 'txt' ? `${subject}\n\n${body}` : page)
})
server.listen(Number(process.env.PORT ?? 8025), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`Messages : http://127.0.0.1:${port}\n`)
})
