/** What a text may be instead of a table. */
export type TextKind = 'html' | 'xml-workbook' | 'flat-ods' | 'xml' | 'json' | 'rtf' | 'pdf' | 'email'

/** The bytes at the start of a text that show what it is. */
export const kindBytes = 4096

const kinds: readonly (readonly [TextKind, RegExp])[] = [
  ['xml-workbook', /^<\?xml[\s\S]*urn:schemas-microsoft-com:office:spreadsheet/],
  ['flat-ods', /^<\?xml[\s\S]*<office:document[\s>]/],
  ['html', /^(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body|table|meta|title|script|style|div|center)[\s>]/i],
  ['xml', /^<(?:\?xml\s|[a-z][\w:.-]*(?:\s[^>]*)?>\s*<)/i],
  ['json', /^(?:\[\s*(?:[[{"\]]|-?\d)|\{\s*["}])/],
  ['rtf', /^\{\\rtf/],
  ['pdf', /^%PDF-/],
  ['email', /^(?:Return-Path|Received|MIME-Version|Delivered-To|Message-ID|X-[\w-]+):\s/i],
]

/** The kind of a text that is no table, by its start; null for what may be one. */
export function kindOfText(start: string): TextKind | null {
  const text = start.replace(/<!--[\s\S]*?-->/g, '').replace(/^[\s\ufeff]+/, '')
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
