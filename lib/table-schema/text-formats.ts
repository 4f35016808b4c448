/** A well-known form of text: a format of the type string, or a type of Table Schema that a pattern defines. */
export type TextFormat = 'email' | 'uri' | 'uuid' | 'binary' | 'yearmonth' | 'time'

/** The pattern of each format, in the syntax of `automaton/pattern.ts`. */
export const textFormats: Readonly<Record<TextFormat, string>> = {
  // The pattern of <input type="email">: https://html.spec.whatwg.org/#valid-e-mail-address
  email:
    "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)*$",
  // A scheme, then the characters of RFC 3986.
  uri: "^[A-Za-z][A-Za-z0-9+.\\-]*:(?:[A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$",
  uuid: '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$',
  // Base64 as in RFC 4648.
  binary: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  yearmonth: '^\\d{4}-(?:0[1-9]|1[0-2])$',
  time: '^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
}

export const isTextFormat = (format: string): format is TextFormat => Object.hasOwn(textFormats, format)
