/** A sentence of a docstring, whose names of code stand between backticks. */
export const DocText = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <code key={index}>{part}</code>
    ),
  )
