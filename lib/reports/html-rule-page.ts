import type { ShownExample } from '../explanations/explain.ts'
import { joinParts } from '../messages/join-parts.ts'
import type { Locale } from '../messages/locale.ts'
import { htmlSentence, htmlText } from './html-text.ts'
import { htmlWords } from './html-words.ts'
import { ruleHelp } from './rule-help.ts'
import { shownValue } from './shown-value.ts'

/** The meaning of a rule, the causes of its errors and how to mend them; null when the code is no rule about files. */
export function rulePage(code: string, locale: Locale): string | null {
  const help = ruleHelp(code, locale)
  if (!help) return null
  const words = htmlWords[locale]
  const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
    `<${tag}>${items.map(item => `<li>${item.split('\n').map(htmlSentence).join('<br>')}</li>`).join('')}</${tag}>\n`
  return `<article class="page" id="rule-${code}">
<h3>${htmlSentence(help.title)} <code>${code}</code></h3>
<p>${htmlSentence(help.meaning)}</p>
<h4>${htmlSentence(words.causes)}</h4>
${list('ul', help.causes)}${example(help.wrong, words.wrongExample, locale)}<h4>${words.howToMend}</h4>
${list('ol', help.steps)}${example(help.right, words.rightExample, locale)}<p class="soft small">${words.origin}${locale === 'fr' ? '\u00a0' : ''}: ${htmlSentence(help.origin)}</p>
</article>
`
}

/** Shows a few cells with the letters of their columns, the lines of a file, or a text. */
function example(shown: ShownExample, caption: string, locale: Locale): string {
  if (shown.shows === 'words') return `<p>${htmlSentence(shown.text)}</p>\n`
  if (shown.shows === 'lines') {
    const lines = shown.lines.map(line => htmlText(shownValue(line)).trimEnd())
    return `<p><strong>${htmlSentence(caption)}</strong></p>\n<pre><code>${lines.join('\n')}</code></pre>\n`
  }
  const cell = (text: string) =>
    text === ''
      ? `<span class="empty">${htmlWords[locale].emptyCell}</span>`
      : `<code>${htmlText(shownValue(text))}</code>`
  const head = shown.columns.map(({ letter, name }) => `<th scope="col">${joinParts(letter, htmlText(name))}</th>`)
  const rows = shown.rows.map(cells => `<tr>${cells.map(text => `<td>${cell(text)}</td>`).join('')}</tr>`)
  return `<table>\n<caption>${htmlSentence(caption)}</caption>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>${rows.join('')}</tbody>\n</table>\n`
}
