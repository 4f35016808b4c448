/** A place to fill in: what is to be written there is shown until it is. */
export interface FormField {
  readonly field: string
}

/** A box to tick, before the words that follow it. */
export interface TickBox {
  readonly tick: string
}

export type Inline = string | FormField | TickBox

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'note'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      /** What the table holds, for who cannot see it. */
      readonly summary: string
      readonly head: readonly string[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
      /** Parts of the width, in percent. */
      readonly widths: readonly number[]
      /** The rows are tall enough to sign in. */
      readonly tall?: true
    }
  | { readonly kind: 'page-break' }

/** A text to fill in, whatever its format. */
export interface FormDocument {
  readonly title: string
  readonly description: string
  readonly blocks: readonly Block[]
}
