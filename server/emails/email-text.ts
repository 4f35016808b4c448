import { markdownPlainText } from '@ma-cantine/lib/markdown/markdown-plain-text'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Email, EmailBlock, EmailItem } from './email.ts'
import { frameWords } from './frame-words.ts'
import { oneLine } from './one-line.ts'

/** Writes a message as plain text. */
export function emailText({ locale, contentLocale = locale, firstName = '', blocks, postscript }: Email): string {
  const parts = [
    frameWords('greeting', oneLine(firstName)).in(locale),
    ...blocks.map(block => blockText(block, contentLocale)),
    `${frameWords('closing').in(locale)}\n${frameWords('signature').in(locale)}`,
    ...(postscript ? [postscriptText(postscript)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

const postscriptText = (postscript: NonNullable<Email['postscript']>): string =>
  typeof postscript === 'string'
    ? bindPunctuation(postscript)
    : `${bindPunctuation(postscript.text)} ${bindPunctuation(postscript.link)}\n${postscript.address}`

const itemText = (item: string | EmailItem): string =>
  typeof item === 'string' ? `- ${item}` : `- ${bindPunctuation(`${item.name}${item.text}`)}\n  ${item.address}`

function blockText(block: EmailBlock, locale: Locale): string {
  if (typeof block === 'string') return bindPunctuation(block)
  if ('markdown' in block) return markdownPlainText(block.markdown, block.origin, locale)
  if ('address' in block) return `${bindPunctuation(block.text)}\n${block.address}`
  if ('items' in block) return [bindPunctuation(block.text), ...block.items.map(itemText)].join('\n')
  return block.quote
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
}
