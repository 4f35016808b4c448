import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Email, EmailBlock } from './email.ts'
import { frameWords } from './frame-words.ts'
import { oneLine } from './one-line.ts'

/** Writes a message as plain text. */
export function emailText({ locale, firstName = '', blocks, postscript }: Email): string {
  const parts = [
    frameWords('greeting', oneLine(firstName)).in(locale),
    ...blocks.map(blockText),
    `${frameWords('closing').in(locale)}\n${frameWords('signature').in(locale)}`,
    ...(postscript ? [bindPunctuation(postscript)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
  if (typeof block === 'string') return bindPunctuation(block)
  if ('address' in block) return `${bindPunctuation(block.text)}\n${block.address}`
  if ('items' in block) return [bindPunctuation(block.text), ...block.items.map(item => `- ${item}`)].join('\n')
  return block.quote
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(line => `> ${line}`.trimEnd())
    .join('\n')
}
