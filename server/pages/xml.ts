/** An element of XML that holds a text. */
export const xmlText = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  `<${name}${xmlAttributes(attributes)}>${escaped(text)}</${name}>`

/** An element of XML that holds nothing. */
export const xmlEmpty = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${xmlAttributes(attributes)}/>`

const xmlAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Line breaks stay; characters that XML forbids become �. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\r\n\u007f-\u009f]|[\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"]/g, character => entities[character] ?? character)
