import { htmlText } from '@ma-cantine/lib/reports/html-text'

/** An element of XML that holds a text. */
export const xmlText = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string =>
  `<${name}${xmlAttributes(attributes)}>${htmlText(text)}</${name}>`

/** An element of XML that holds nothing. */
export const xmlEmpty = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${xmlAttributes(attributes)}/>`

const xmlAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${htmlText(value)}"`)
    .join('')
