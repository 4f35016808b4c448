import { Fragment } from 'react'

/** A name or an example whose lines may break after its signs, and so never within a word. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=[_@./+,-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
